import { useSearchParams } from 'react-router-dom'
import type { Platform } from '../shared/format-types.ts'
import { parsePlatform, platformParameter } from './platform.ts'

/** The platform that the address names. */
export function usePlatform(): Platform {
  const [parameters] = useSearchParams()
  return parsePlatform(parameters.get(platformParameter))
}
