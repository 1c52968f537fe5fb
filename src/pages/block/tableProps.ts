import type { BlockFormat } from '../../generated/format/types.ts'

/** What the module of a block's further tables is given. Apart from BlockTables, which loads those modules. */
export interface BlockTablesProps {
  readonly format: BlockFormat
}
