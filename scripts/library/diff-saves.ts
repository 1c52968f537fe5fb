import type { SaveCodec } from '../format/codec/compile-format.ts'
import { isStruct, type Value } from '../format/codec/value.ts'
import type { Definition } from '../format/definition.ts'
import { type ListPart, type Part, partsOf, type StructPart, type ValuePart } from './block-layout.ts'
import { blockParts, isPlain, type SaveField } from './layout.ts'
import type { WritableSave } from './save.ts'
import { assignValue } from './values.ts'
import { blockValues } from './write-save.ts'

/** A value that differs between two saves. */
export interface Change {
  /** As `offsetOf` takes it. */
  readonly path: string
  /** First byte of the value in the file of the second save; of the first where only that one has it. */
  readonly offset: number
  /** Null if the first save has no such value, as its list is shorter. */
  readonly before: SaveField['value'] | null
  /** Null if the second save has no such value. */
  readonly after: SaveField['value'] | null
}

/** What `applyChanges` needs to know of a change. */
export type AppliedChange = Omit<Change, 'offset'>

/** What `ignore` may name. */
export const noises = ['padding', 'pointers', 'clocks'] as const

/** What changes between two saves of one game without anybody having done anything. */
export type Noise = (typeof noises)[number]

const clock = /(?:^|[._])(?:time|timer|clock|tick|ms|minute|second)s?(?:$|[[._])/

type Definitions = readonly [older: Definition, newer: Definition]

const partsOfSave = (codec: SaveCodec, save: WritableSave) => blockParts(codec, blockValues(codec, save))

const plain = (part: ValuePart | undefined) => (part && isPlain(part.value) ? part.value : null)

const noiseOf = ({ role, path }: ValuePart): Noise | null => {
  if (role === 'filler' || role === 'unwritten') return 'padding'
  if (role === 'address') return 'pointers'
  return clock.test(path) ? 'clocks' : null
}

const isList = (value: Value | undefined) => Array.isArray(value) || value instanceof Uint8Array

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isStruct(one) || !isStruct(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => isSame(one[key], other[key]))
}

/** The parts of two saves at one path; undefined in the one that does not have it. */
type Pair<Found extends Part = Part> = readonly [older: Found | undefined, newer: Found | undefined]

/**
 * The parts inside two parts, in the order of the newer save; then what only the older one has. Equal elements of
 * lists with the same names are left out.
 */
function* pairsIn([older, newer]: Pair<StructPart | ListPart>, of: Definitions): Generator<Pair> {
  const areLists = older?.kind === 'list' && newer?.kind === 'list' && older.names === newer.names
  const isWanted = areLists ? (index: number) => !isSame(older.value[index], newer.value[index]) : undefined
  const before = new Map<string, Part>()
  if (older) for (const part of partsOf(of[0], older, isWanted)) before.set(part.path, part)
  if (newer)
    for (const part of partsOf(of[1], newer, isWanted)) {
      yield [before.get(part.path), part]
      before.delete(part.path)
    }
  for (const part of before.values()) yield [part, undefined]
}

/** The values that differ. What is the same is not taken apart, which takes a quarter of the time. */
function* differences([older, newer]: Pair, of: Definitions): Generator<Pair<ValuePart>> {
  if (isSame(older?.value, newer?.value)) return
  if (older?.kind === 'value' || newer?.kind === 'value')
    yield [older?.kind === 'value' ? older : undefined, newer?.kind === 'value' ? newer : undefined]
  else for (const pair of pairsIn([older, newer], of)) yield* differences(pair, of)
}

/** See `diffSaves` of the package. @param codecs of the two saves */
export function findChanges(
  codecs: readonly [SaveCodec, SaveCodec],
  [older, newer]: readonly [WritableSave, WritableSave],
  ignored: readonly Noise[],
): readonly Change[] {
  const isListed = (part: ValuePart) => {
    const noise = noiseOf(part)
    return noise === null || !ignored.includes(noise)
  }
  const of = [codecs[0].definition, codecs[1].definition] as const
  const before = new Map([...partsOfSave(codecs[0], older)].map(block => [block.path, block]))
  const changes: Change[] = []
  for (const block of partsOfSave(codecs[1], newer))
    for (const [old, now] of differences([before.get(block.path), block], of)) {
      const part = now ?? old
      if (part && isListed(part))
        changes.push({ path: part.path, offset: part.offset, before: plain(old), after: plain(now) })
    }
  return changes
}

/** See `applyChanges` of the package. */
export function writeChanges(codec: SaveCodec, save: WritableSave, changes: readonly AppliedChange[]): void {
  const missing = changes.find(({ before, after }) => before === null || after === null)
  if (missing !== undefined)
    throw new RangeError(`${missing.path} is only in one of the saves; change the list itself`)
  for (const { path, after } of changes) assignValue(codec, save, path, after)
}
