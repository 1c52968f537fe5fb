import type { SaveCodec } from '../format/codec/compile-format.ts'
import { layoutOf, type SaveField } from './layout.ts'
import type { WritableSave } from './save.ts'
import { assignValue } from './values.ts'

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

const noiseOf = ({ role, path }: SaveField): Noise | null => {
  if (role === 'filler' || role === 'unwritten') return 'padding'
  if (role === 'address') return 'pointers'
  return clock.test(path) ? 'clocks' : null
}

function isSame(one: SaveField['value'], other: SaveField['value'] | undefined): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array)
    return one.length === other.length && one.every((byte, index) => byte === other[index])
  return Object.is(one, other)
}

/** See `diffSaves` of the package. */
export function findChanges(
  codec: SaveCodec,
  [older, newer]: readonly [WritableSave, WritableSave],
  ignored: readonly Noise[],
): readonly Change[] {
  const isListed = (field: SaveField) => {
    const noise = noiseOf(field)
    return noise === null || !ignored.includes(noise)
  }
  const before = new Map<string, SaveField>()
  for (const field of layoutOf(codec, older)) before.set(field.path, field)
  const changes: Change[] = []
  for (const field of layoutOf(codec, newer)) {
    const { path, value, offset } = field
    const old = before.get(path)
    before.delete(path)
    if (!isSame(value, old?.value) && isListed(field))
      changes.push({ path, offset, before: old?.value ?? null, after: value })
  }
  for (const field of before.values())
    if (isListed(field))
      changes.push({ path: field.path, offset: field.offset, before: field.value, after: null })
  return changes
}

/** See `applyChanges` of the package. */
export function writeChanges(codec: SaveCodec, save: WritableSave, changes: readonly AppliedChange[]): void {
  const missing = changes.find(({ before, after }) => before === null || after === null)
  if (missing !== undefined)
    throw new RangeError(`${missing.path} is only in one of the saves; change the list itself`)
  for (const { path, after } of changes) assignValue(codec, save, path, after)
}
