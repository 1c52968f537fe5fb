import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BlockFormat } from '#shared/format-types.ts'

interface Block {
  /** With an opened save, start, size and counts are those of the file. */
  readonly format: BlockFormat
  /** Offset of the block in the file, in bytes; null if it depends on the save. */
  readonly start: number | null
}

const Context = createContext<Block | null>(null)

/** The value sets that tables below the fields list. */
export const Tabled = createContext<readonly string[] | undefined>(undefined)

/** Gives a block to the parts of its page. */
export function BlockProvider({ format, children }: { format: BlockFormat; children: ReactNode }) {
  const block = useMemo(() => ({ format, start: format.isStartFixed ? format.typicalStart : null }), [format])
  return <Context value={block}>{children}</Context>
}

/** The block of the page. @throws Error outside of a block page */
export function useBlock(): Block {
  const block = use(Context)
  if (block === null) throw new Error('this part is not on the page of a block')
  return block
}

/**
 * Numbers of a field for sentences: its offset, the bytes of one element, and how many there are in a list of fixed length.
 * @throws Error if the block has no such field, or its elements differ in size
 */
export function useFieldFacts(struct: string, name: string) {
  const { structs } = useBlock().format
  const field = structs.find(candidate => candidate.name === struct)?.fields.find(one => one.name === name)
  if (!field?.elementSize) throw new Error(`${struct} has no field ${name}`)
  const { offset, elementSize, count } = field
  return { offset, stride: elementSize, count: count?.kind === 'fixed' ? count.value : 1 }
}

/** What differs from PC in a field, in words, by `struct.field`. */
export type FieldChanges = ReadonlyMap<string, string>

/** The differences of the fields of a page that shows mobile saves. */
export const ChangedFields = createContext<FieldChanges>(new Map())

/** What differs from PC in a field; undefined if nothing does. */
export const useFieldChange = (struct: string, field: string) => use(ChangedFields).get(`${struct}.${field}`)
