import { column } from '../../csv/engine/column.ts'
import { choice } from '../../csv/engine/kinds/choice.ts'

/** How well a fact is known, the best first. */
export const evidenceLevels = ['proven', 'source', 'documented', 'guess'] as const

/** The column of a table whose rows are not all known equally well. */
export const rowEvidence = column(
  'Evidence',
  choice(...evidenceLevels),
  'proven on files, from the reverse-engineered source, documented elsewhere, or a guess',
)
