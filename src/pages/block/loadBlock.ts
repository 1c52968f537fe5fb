import type { ComponentType } from 'react'
import type { BlockFormat } from '../../generated/format/types.ts'

/** What a block page needs before it can show anything. */
export interface LoadedBlock {
  readonly format: BlockFormat
  /** What to know before reading the fields. */
  readonly Remarks: ComponentType | undefined
}

const formats = import.meta.glob<{ format: BlockFormat }>('../../generated/format/block-*.ts')
const remarks = import.meta.glob<{ default: ComponentType }>('./remarks/*.tsx')
const loaded = new Map<string, Promise<LoadedBlock>>()

async function load(id: string): Promise<LoadedBlock> {
  const loadFormat = formats[`../../generated/format/block-${id}.ts`]
  if (!loadFormat) throw new Error(`block ${id} has no page`)
  const [{ format }, remark] = await Promise.all([loadFormat(), remarks[`./remarks/${id}.tsx`]?.()])
  return { format, Remarks: remark?.default }
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
