import { encodeAs, writeAs } from '../format/codec/named-values.ts'
import type { Value } from '../format/codec/value.ts'
import type { Part } from './block-layout.ts'
import { blockParts, findParts, ownParts } from './layout.ts'
import type { CodedSave } from './save.ts'

/** See `getValue` of the package. */
export function readValue(coded: CodedSave, path: string): Value {
  const { parts } = findParts(coded.codec, blockParts(coded), path)
  const [part] = parts
  return part === undefined || isSeveral(path, parts) ? parts.map(({ value }) => value) : part.value
}

/** Whether a path selects several parts, as `[all]` does even if a list has just one. */
const isSeveral = (path: string, parts: readonly Part[]) =>
  parts.length > 1 || /\[(?:all|\d+-\d+)?\]/.test(path)

/** Sets values that have been checked. */
type Assignment = () => void

/** Checks a value for a part. @param path names it in messages @returns what sets it @throws RangeError if it does not fit */
export function assignmentTo(part: Part, value: unknown, path: string): Assignment {
  if (part.kind === 'value') {
    const { container, key, named } = part
    if (named === null) return () => Reflect.set(container, key, value)
    const { list } = named
    const { index, element } = named.value
    const written = { value, path: part.path }
    encodeAs(element.type, written)
    return () => writeAs(list.field, list.value, { index, type: element.type }, written)
  }
  if (part.kind !== 'list' || !Array.isArray(value) || value.length !== part.value.length)
    throw new RangeError(
      `${path} needs ${part.kind === 'list' ? `${part.value.length} values` : 'the path of a value'}`,
    )
  return () => {
    for (const [index, one] of value.entries()) Reflect.set(part.value, index, one)
  }
}

/** New values by path. */
type NewValues = Iterable<readonly [path: string, value: unknown]>

/** See `setValue` and `applyChanges` of the package: all values are set, or none. */
export function assignValues(coded: CodedSave, values: NewValues): void {
  const assignments: Assignment[] = []
  for (const [path, value] of values) {
    const { parts } = findParts(coded.codec, ownParts(coded), path)
    const isList = Array.isArray(value) && isSeveral(path, parts)
    if (isList && value.length !== parts.length) throw new RangeError(`${path} needs ${parts.length} values`)
    for (const [index, part] of parts.entries())
      assignments.push(assignmentTo(part, isList ? value[index] : value, path))
  }
  for (const assign of assignments) assign()
}
