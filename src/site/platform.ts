import { useSearchParams } from 'react-router-dom'
import type { Platform } from '#shared/format-types.ts'
import { blockRoute } from '#shared/route.ts'
import { useOpenedSave } from '../save/openedSave.ts'

/** Address parameter of the platform that a block page shows; without it PC. */
export const platformParameter = 'platform'

/** The platform that an address names. @param text value of the parameter */
export function parsePlatform(text: string | null): Platform {
  return text === 'mobile' ? 'mobile' : 'pc'
}

/** The route of a block page for mobile saves. */
export function mobileBlockRoute(block: string): string {
  return `${blockRoute(block)}?${platformParameter}=mobile`
}

/** The platform that the address names; otherwise that of the opened save, or PC. */
export function usePlatform(): Platform {
  const [parameters] = useSearchParams()
  const opened = useOpenedSave()?.platform ?? 'pc'
  const named = parameters.get(platformParameter)
  return named === null ? opened : parsePlatform(named)
}
