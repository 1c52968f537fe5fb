import { isStruct, type Value } from '../format/codec/value.ts'
import type { Definition } from '../format/definition.ts'
import {
  type ListPart,
  type Part,
  type PartKey,
  partsOf,
  type StructPart,
  type ValuePart,
} from './block-layout.ts'
import { blockParts, isPlain, type SaveField } from './layout.ts'
import type { CodedSave } from './save.ts'
import { assignValues } from './values.ts'

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

const plain = (part: ValuePart | undefined) => (part && isPlain(part.value) ? part.value : null)

const noiseOf = ({ field: { role }, path }: ValuePart): Noise | null => {
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

/** The names of the elements of a list; null without, as for a struct. */
const namesOf = (part: StructPart | ListPart) => (part.kind === 'list' ? part.names : null)

const valueIn = ({ value }: StructPart | ListPart, key: PartKey) =>
  isStruct(value) ? value[key] : value[Number(key)]

/**
 * The parts inside two parts, in the order of the newer save; then what only the older one has. Without equal ones inside
 * structs, and inside lists with the same names: to take them apart would take most of the time.
 */
function pairsIn([older, newer]: Pair<StructPart | ListPart>, definitions: Definitions): readonly Pair[] {
  const areAlike = older && older.kind === newer?.kind && namesOf(older) === namesOf(newer)
  const isWanted = areAlike ? (key: PartKey) => !isSame(valueIn(older, key), valueIn(newer, key)) : undefined
  const idOf = ({ key, path }: Part) => (areAlike ? key : path)
  const before = new Map<PartKey, Part>()
  if (older) for (const part of partsOf(definitions[0], older, isWanted)) before.set(idOf(part), part)
  const pairs: Pair[] = []
  if (newer)
    for (const part of partsOf(definitions[1], newer, isWanted)) {
      const id = idOf(part)
      pairs.push([before.get(id), part])
      before.delete(id)
    }
  for (const part of before.values()) pairs.push([part, undefined])
  return pairs
}

/** Collects the values that differ. */
function collectDifferences([older, newer]: Pair, definitions: Definitions, into: Pair<ValuePart>[]): void {
  if (older?.kind === 'value' || newer?.kind === 'value') {
    if (!isSame(older?.value, newer?.value))
      into.push([older?.kind === 'value' ? older : undefined, newer?.kind === 'value' ? newer : undefined])
  } else for (const pair of pairsIn([older, newer], definitions)) collectDifferences(pair, definitions, into)
}

/** See `diffSaves` of the package. */
export function findChanges(
  older: CodedSave,
  newer: CodedSave,
  ignored: readonly Noise[],
): readonly Change[] {
  const isListed = (part: ValuePart) => {
    const noise = noiseOf(part)
    return noise === null || !ignored.includes(noise)
  }
  const definitions = [older.codec.definition, newer.codec.definition] as const
  const before = new Map([...blockParts(older)].map(block => [block.path, block]))
  const differences: Pair<ValuePart>[] = []
  for (const block of blockParts(newer))
    collectDifferences([before.get(block.path), block], definitions, differences)
  return differences.flatMap(([old, now]) => {
    const part = now ?? old
    if (part === undefined || !isListed(part)) return []
    return { path: part.path, offset: part.offset, before: plain(old), after: plain(now) }
  })
}

/** See `applyChanges` of the package. */
export function writeChanges(coded: CodedSave, changes: readonly AppliedChange[]): void {
  const missing = changes.find(({ before, after }) => before === null || after === null)
  if (missing !== undefined)
    throw new RangeError(`${missing.path} is only in one of the saves; change the list itself`)
  assignValues(
    coded,
    changes.map(({ path, after }) => [path, after]),
  )
}
