import type { Role } from '#shared/field-types.ts'
import { checksumBytes } from '#shared/format-path/file.ts'
import { PathError, rootOf } from '#shared/format-path/path.ts'
import { fieldsIn, findNamed } from '#shared/format-path/tree.ts'
import { didYouMean } from '#shared/nearest.ts'
import type { RunType, ScalarType } from '#shared/types.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { encodedSize } from '../format/codec/encode-save.ts'
import type { StructValue, Value } from '../format/codec/value.ts'
import { structSize } from '../format/codec/value-size.ts'
import type { Definition } from '../format/definition.ts'
import { collectValues, type Part, type StructPart, type ValuePart, valueAt } from './block-layout.ts'
import { PartFinder } from './find-parts.ts'
import type { CodedSave } from './save.ts'
import { blockValues, ownValues } from './write-save.ts'

/** One value of a save and its position in the file. */
export interface SaveField {
  /** As `offsetOf` takes it, e.g. `block15.money`; a named element of a list by its name, `block16.float_stats[fat]`. */
  readonly path: string
  /** Number of the block, `00` to `27`, or `28` in mobile saves. */
  readonly block: string
  /** First byte of the value, from the start of the file. */
  readonly offset: number
  /** The same from the start of the block, after its marker. */
  readonly blockOffset: number
  /** Bytes of the value. */
  readonly size: number
  /** Type of the format, e.g. `i32`. */
  readonly type: ScalarType | RunType
  /** As in `save.blocks`; a text in a script variable up to its first 00. */
  readonly value: number | string | boolean | Uint8Array
  /** `data`, a `count`, `filler` that only aligns, bytes never `unwritten`, a stale `address`, or `ignored` by the game on load. */
  readonly role: Role
}

/** A byte outside all fields: of a marker, the padding or the checksum. */
export interface MarkerAt {
  readonly part: 'marker' | 'padding' | 'checksum'
  /** Number of the block whose marker it is; otherwise null. */
  readonly block: string | null
  readonly path: null
}

/** A value that contains a byte. */
export interface ValueAt extends SaveField {
  readonly part: 'field'
}

/** What a byte of a save belongs to. */
export type FieldAt = MarkerAt | ValueAt

interface BlockPart extends StructPart {
  readonly number: string
}

/** Blocks in file order. @param values of each by its number */
function* partsIn({ definition }: SaveCodec, values: ReadonlyMap<string, StructValue>): Generator<BlockPart> {
  let end = 0
  for (const { number, struct } of definition.blocks) {
    const value = values.get(number) ?? {}
    const offset = end + definition.file.marker.length
    const size = structSize(definition, struct, value)
    const path = `block${number}`
    yield { kind: 'struct', number, path, key: number, offset, size, struct, value }
    end = offset + size
  }
}

/** The blocks of a save in file order, as `writeSave` would write them. @throws SaveError if one is missing */
export const blockParts = (coded: CodedSave): Iterable<BlockPart> => partsIn(coded.codec, blockValues(coded))

/** The same as they are in memory, where counts may not fit their lists. */
export const ownParts = (coded: CodedSave): Iterable<BlockPart> => partsIn(coded.codec, ownValues(coded))

/** Whether a value is not a list or struct. */
export function isPlain(value: Value): value is SaveField['value'] {
  return typeof value !== 'object' || value instanceof Uint8Array
}

function toField(block: BlockPart, { path, offset, size, type, value, field }: ValuePart): SaveField {
  if (!isPlain(value)) throw new TypeError(`${path} is not a value of type ${type}`)
  const { role } = field
  return { path, block: block.number, offset, blockOffset: offset - block.offset, size, type, value, role }
}

/**
 * The parts of a save that a path leads to, with their block.
 * @param blocks those of {@link blockParts} or {@link ownParts}
 * @throws PathError if it leads nowhere
 */
export function findParts(
  { definition }: SaveCodec,
  blocks: Iterable<BlockPart>,
  path: string,
): { readonly block: BlockPart; readonly parts: readonly Part[] } {
  const text = `${path}` // JavaScript may pass anything
  const [{ number }, steps] = rootOf(definition.blocks, text, name => blockHint(definition, name))
  for (const block of blocks)
    if (block.number === number)
      return { block, parts: new PartFinder(definition, text).follow(block, steps) }
  throw new Error(`block ${number} is not among the blocks`)
}

/** The block that has a field of this name, or has nearly this name. */
function blockHint(definition: Definition, name: string): string {
  const { blocks, keyOf } = definition
  const owner = blocks.find(({ struct }) => findNamed(fieldsIn(definition, struct), name))
  const names = blocks.map(block => keyOf(block.name))
  return owner === undefined ? didYouMean(name, names) : `; did you mean ${keyOf(owner.name)}.${keyOf(name)}?`
}

/** See `layout` of the package. */
export function* layoutOf(coded: CodedSave, path?: string): Generator<SaveField> {
  const { codec } = coded
  const blocks = blockParts(coded)
  const only = path === undefined ? null : findParts(codec, blocks, path)
  for (const block of only === null ? blocks : [only.block]) {
    const values: ValuePart[] = []
    for (const part of only?.parts ?? [block]) collectValues(codec.definition, part, values)
    for (const value of values) yield toField(block, value)
  }
}

/** See `offsetOf` of the package. */
export function offsetOf(coded: CodedSave, path: string): number {
  const [part, ...others] = findParts(coded.codec, blockParts(coded), path).parts
  if (part === undefined || others.length > 0) throw new PathError(path, 'selects several values')
  return part.offset
}

/** See `fieldAt` of the package. */
export function fieldAt(coded: CodedSave, offset: number): FieldAt | null {
  const { definition } = coded.codec
  if (!Number.isInteger(offset) || offset < 0) return null
  let end = 0
  for (const block of blockParts(coded)) {
    if (offset < block.offset) return { part: 'marker', block: block.number, path: null }
    end = block.offset + block.size
    const value = offset < end ? valueAt(definition, block, offset) : null
    if (value !== null) return { part: 'field', ...toField(block, value) }
  }
  const size = encodedSize(definition.file, end, coded.save.padding ?? null)
  if (offset >= size) return null
  return { part: offset < size - checksumBytes ? 'padding' : 'checksum', block: null, path: null }
}
