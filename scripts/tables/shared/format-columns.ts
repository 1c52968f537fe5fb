import { evidences } from '#shared/field-types.ts'
import { isForPlatform, type Platform, platforms } from '#shared/format-types.ts'
import { rangeGrammar } from '#shared/range.ts'
import { valueSetGrammar } from '#shared/value-set.ts'
import { choice, column, optional, text } from '../../csv/declare.ts'

/** Names that are valid identifiers in every language the definition is exported to. */
export const identifier = text({ pattern: /^[a-z][a-z0-9_]{0,59}$/, example: 'car_count' })

export const evidence = column(
  'Evidence',
  choice(...evidences),
  'Verified on saves, from source code, or unverified',
)

/** Evidence on mobile saves where it differs. */
export const mobileEvidence = column(
  'Evidence on mobile',
  optional(choice(...evidences)),
  'Evidence for mobile saves, empty if it is the same',
)

/** The edition a row holds for. */
export const platform = column(
  'Platform',
  optional(choice(...platforms)),
  'Edition of the game the row holds for: pc or mobile (phones and tablets); empty for both',
)

/** Whether a row as read is for a platform. */
export function holdsFor(platform: Platform) {
  const isOwn = isForPlatform(platform)
  return ({ values }: { readonly values: { readonly platform: Platform | null } }): boolean => isOwn(values)
}

export const range = column('Range', optional(text(rangeGrammar)), 'Legal values')

const valueSet = text(valueSetGrammar)

export const values = column(
  'Values',
  optional(valueSet),
  'Meaning of the numbers: an enumeration, a flag set, or a table of this site',
)

export const positions = column('Positions', optional(valueSet), 'For arrays: meaning of the positions')

/** Where a fact about the format is shown: a block page, `file`, or the route of a table page. */
export const page = column(
  'Page',
  text({ pattern: /^(\d\d|file|[a-z-]+)$/, example: '25, file or tags' }),
  'Block, file as a whole, or page concerned',
)
