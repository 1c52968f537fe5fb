import { decodeSave } from '../format/codec/decode-save.ts'
import { encodeSave as encodeBlocks, type FileBytes } from '../format/codec/encode-save.ts'
import { usedRowCounts } from '../format/codec/list-rules.ts'
import { SaveError } from '../format/codec/save-error.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { type Block, type Definition, fieldsOf } from '../format/definition.ts'
import { withBits } from './nan-values.ts'
import type { CodedSave } from './save.ts'

/** Sets the counts of rows in use of the lists of fixed length in a block. */
function settleUsedRows(definition: Definition, { struct }: Block, value: StructValue): StructValue {
  const { keyOf } = definition
  const changes = fieldsOf(definition, struct).flatMap(({ name }) => {
    const used = usedRowCounts.get(`${struct} ${name}`)
    const rows = value[keyOf(name)]
    if (used === undefined || !Array.isArray(rows)) return []
    const inUse = rows.filter(row => isStruct(row) && row[keyOf(used.field)] !== used.unused)
    return [[keyOf(used.count), inUse.length] as const]
  })
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
}

/** The same for lists whose elements have counts of their own. */
function settled(definition: Definition, list: Value | undefined, struct: string | null): Value | undefined {
  if (struct === null || !Array.isArray(list)) return list
  const elements = list.map(one => (isStruct(one) ? settleStruct(definition, struct, one) : one))
  return elements.some((element, index) => element !== list[index]) ? elements : list
}

/**
 * Sets the counts of a struct to the lengths of its lists, and fields that must equal a count. Returns the
 * same object if nothing changes, e.g. for a save just read. Lists of different lengths that share a count
 * are rejected by the writer.
 */
function settleStruct(definition: Definition, struct: string, value: StructValue): StructValue {
  const fields = fieldsOf(definition, struct)
  const { keyOf } = definition
  const changes: Record<string, Value> = {}
  for (const { name, count, struct, size, elementSize } of fields) {
    if (size !== null) continue
    const key = keyOf(name)
    const list = settled(definition, value[key], elementSize === null ? struct : null)
    if (list !== undefined && list !== value[key]) changes[key] = list
    if (count?.kind !== 'field' || (!Array.isArray(list) && typeof list !== 'string')) continue
    const stored = list.length * count.divide + count.minus
    if (value[keyOf(count.field)] === stored) continue
    changes[keyOf(count.field)] = stored
    for (const other of fields)
      if (other.range?.kind === 'sameAs' && other.range.field === count.field)
        changes[keyOf(other.name)] = stored
  }
  return Object.keys(changes).length === 0 ? value : { ...value, ...changes }
}

/** The values of the blocks by number, as they are. @throws SaveError if a block is missing */
export function ownValues({ codec: { definition }, save }: CodedSave): Map<string, StructValue> {
  return new Map(
    definition.blocks.map(block => {
      const name = definition.keyOf(block.name)
      const value = save.blocks[name]
      if (!isStruct(value))
        throw new SaveError('value', `blocks.${name} is missing`, { offset: 0, block: block.number })
      return [block.number, value]
    }),
  )
}

/** The same with counts set from their lists. */
export function blockValues(coded: CodedSave): Map<string, StructValue> {
  const { definition } = coded.codec
  const values = ownValues(coded)
  for (const block of definition.blocks)
    values.set(block.number, settleStruct(definition, block.struct, values.get(block.number) ?? {}))
  return values
}

/**
 * Encodes a save: markers, blocks, padding and checksum. @throws SaveError if a value does not fit its field;
 * nothing is written then
 */
export function encodeSave(coded: CodedSave, isChecked: boolean): FileBytes {
  const { codec, save } = coded
  const { padding = null, trailing = null } = save
  const { blocks } = codec.definition
  const values = blockValues(coded)
  if (isChecked)
    for (const block of blocks)
      values.set(block.number, settleUsedRows(codec.definition, block, values.get(block.number) ?? {}))
  const bytes = withBits(save.blocks, () => encodeBlocks(codec, values, padding, isChecked))
  if (trailing === null) return bytes
  const all = new Uint8Array(bytes.length + trailing.length)
  all.set(bytes)
  all.set(trailing, bytes.length)
  const [error] = isChecked ? decodeSave(codec, all).errors : [] // only a line end may follow
  if (error !== undefined) throw error
  return all
}
