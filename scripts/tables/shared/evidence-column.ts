import { choice, column } from '../../csv/declare.ts'

/** Evidence levels of a fact, best first. */
export const evidenceLevels = ['verified', 'from source code', 'unverified'] as const

/** The evidence column of a table whose rows are not all equally well known. */
export const rowEvidence = column(
  'Evidence',
  choice(...evidenceLevels),
  'verified on saves, from the source code of game or scripts, or unverified',
)
