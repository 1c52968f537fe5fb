import type { Platform } from '../shared/format-types.ts'
import { blockRoute } from '../shared/route.ts'

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
