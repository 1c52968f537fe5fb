import type { ComponentType } from 'react'
import type { BlockFormat } from '../../shared/format-types.ts'

/** What introductions and tables get. */
export interface BlockTablesProps {
  readonly format: BlockFormat
}

/** A module of the folder `blocks`: everything that the page of one block needs. */
export interface BlockModule {
  readonly format: BlockFormat
  /** Introduction before the fields. */
  readonly Intro?: ComponentType<BlockTablesProps>
  /** The format that the further tables describe, if it is not that of the page. */
  readonly tablesFormat?: BlockFormat
  /** The recipes that write the block, if they are not those of PC. */
  readonly Recipes?: ComponentType<{ id: string }>
  /** The further tables of the block. */
  readonly Tables?: ComponentType<BlockTablesProps>
}
