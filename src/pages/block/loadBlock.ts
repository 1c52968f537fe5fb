import type { ComponentType } from 'react'
import type { BlockFormat } from '../../generated/format/types.ts'

/** What a module in `tables/` adds to the page of its block. */
interface BlockTables {
  /** Further tables, below the fields. */
  readonly default?: ComponentType
  /** What to know before reading the fields. */
  readonly Remarks?: ComponentType
}

/** All that a block page loads on demand. */
export interface LoadedBlock {
  readonly format: BlockFormat
  readonly Tables: ComponentType | undefined
  readonly Remarks: ComponentType | undefined
}

const formats = import.meta.glob<{ format: BlockFormat }>('../../generated/format/block-*.ts')
const tables = import.meta.glob<BlockTables>('./tables/*.tsx')
const loaded = new Map<string, Promise<LoadedBlock>>()

async function load(id: string): Promise<LoadedBlock> {
  const loadFormat = formats[`../../generated/format/block-${id}.ts`]
  if (!loadFormat) throw new Error(`block ${id} has no page`)
  const [{ format }, page] = await Promise.all([loadFormat(), tables[`./tables/${id}.tsx`]?.()])
  return { format, Tables: page?.default, Remarks: page?.Remarks }
}

/** Loads a block once: `React.use` wants the same promise each time. A failed load is tried again by the next call. */
export function loadBlock(id: string): Promise<LoadedBlock> {
  const known = loaded.get(id)
  if (known) return known
  const promise = load(id)
  loaded.set(id, promise)
  promise.catch(() => loaded.delete(id))
  return promise
}
