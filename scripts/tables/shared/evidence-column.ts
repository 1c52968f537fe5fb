import { choice, column } from '../../csv/declare.ts'

/** Evidence levels of a fact, best first. */
export const evidenceLevels = ['proven', 'source', 'documented', 'guess'] as const

/** The evidence column of a table whose rows are not all equally well known. */
export const rowEvidence = column(
  'Evidence',
  choice(...evidenceLevels),
  'proven (verified on saves), from the reverse-engineered source code, documented elsewhere, or a guess (unverified)',
)
