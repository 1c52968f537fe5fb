import { useSearchParams } from 'react-router-dom'
import { useOpenedSave } from '../save/openedSave.ts'
import type { Platform } from '../shared/format-types.ts'
import { parsePlatform, platformParameter } from './platform.ts'

/** The platform that the address names; otherwise that of the opened save, or PC. */
export function usePlatform(): Platform {
  const [parameters] = useSearchParams()
  const opened = useOpenedSave()?.platform ?? 'pc'
  const named = parameters.get(platformParameter)
  return named === null ? opened : parsePlatform(named)
}
