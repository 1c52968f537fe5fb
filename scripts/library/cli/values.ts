import { PathError } from '#shared/format-path/path.ts'
import { fieldOfStep } from '#shared/format-path/step.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { didYouMean } from '#shared/nearest.ts'
import { hexBytes } from '#shared/number.ts'
import { beforeNul, camelCase } from '#shared/text.ts'
import { isScalar } from '#shared/types.ts'
import { CommandError } from '../../cli/command-error.ts'
import { SaveError } from '../../format/codec/save-error.ts'
import { targetBytes } from '../../format/codec/target-bytes.ts'
import type { Value } from '../../format/codec/value.ts'
import type { Definition, Field } from '../../format/definition.ts'
import type { ValuePart } from '../block-layout.ts'
import { findParts, ownParts } from '../layout.ts'
import type { NamedNumbers, Paint } from './command.ts'
import type { OpenSave } from './open-save.ts'

/** A name as it is compared: `AK-47`, `ak_47` and `Ak47` are the same. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How many names that begin as the text a message lists. */
const mostNamed = 5

/**
 * The number with a name, or with the only name that begins so. @param what names the value in messages
 * @throws CommandError with the nearest name if there is none
 */
export function numberOf(names: Readonly<Record<string, number>>, text: string, what: string): number {
  const entries = Object.entries(names)
  const exact = entries.find(([name]) => plainName(name) === plainName(text))
  const starting = entries.filter(([name]) => plainName(name).startsWith(plainName(text)))
  const found = exact ?? (starting.length === 1 ? starting[0] : undefined)
  if (found !== undefined) return found[1]
  const [first] = Object.keys(names)
  if (first === undefined) throw new CommandError(`${what}: ${text} is not a number`, 2)
  const several = text === '' ? [] : starting.slice(0, mostNamed).map(([name]) => name)
  const hint =
    several.length > 0
      ? `; did you mean ${several.join(' or ')}?`
      : didYouMean(text, Object.keys(names)) || `, such as ${first}`
  throw new CommandError(`${what}: ${text} is neither a number nor a name${hint}`, 2)
}

/** A value for output: texts up to their first 00, bytes in hex. */
export function showValue(value: Value | null | undefined): string {
  if (value instanceof Uint8Array) return hexBytes(value)
  if (typeof value === 'string') return beforeNul(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A value as JSON, which knows neither NaN nor infinity. */
export function jsonValue(value: Value | null | undefined): unknown {
  const isPlain = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'object'
  return isPlain && !(value instanceof Uint8Array) ? value : showValue(value)
}

/** A value that has changed; null if there was, or is, none. */
interface ShownChange {
  readonly path: string
  readonly before: Value | null
  readonly after: Value | null
}

/** A value beside another; texts that only differ after their first 00 are shown in full. */
function sideText(value: Value | null, other: Value | null): string {
  if (value === null) return '(none)'
  const isAlike = typeof value === 'string' && other !== null && showValue(value) === showValue(other)
  return isAlike ? JSON.stringify(value) : showValue(value)
}

/** How messages show that a value has changed. */
export function changeText(paint: Paint, { path, before, after }: ShownChange): string {
  const [old, now] = [sideText(before, after), sideText(after, before)]
  return `${paint('path', path)} ${paint('old', old)} → ${paint('new', now)}`
}

const blocksOf = memoizeBy((save: OpenSave) => [...ownParts(save)])

/** The values of a save at a path such as `block20.paint[all]`. @throws CommandError if it leads nowhere, or to a list or struct */
export function valuesAt(save: OpenSave, path: string): readonly ValuePart[] {
  return withPath(() =>
    findParts(save.codec, blocksOf(save), path).parts.map(part => {
      if (part.kind === 'value') return part
      const reason = part.kind === 'list' ? `a list; select an element, e.g. ${part.path}[0]` : 'a struct'
      throw new PathError(part.path, `is ${reason}`)
    }),
  )
}

/** The first of them. */
export const valueAt = (save: OpenSave, path: string): Value | undefined => valuesAt(save, path)[0]?.value

/** Runs a function that follows a path. @throws CommandError if it leads nowhere */
export function withPath<Result>(use: () => Result): Result {
  try {
    return use()
  } catch (error) {
    if (error instanceof PathError) throw new CommandError(error.message)
    throw error
  }
}

/** The notations of a number, and examples of each; floats also as `get` prints them. */
const notations = {
  whole: { pattern: /^-?(0x[\da-f]+|\d+(\.\d*)?)$/i, examples: '12, -5 or 0x1F' },
  float: { pattern: /^-?(0x[\da-f]+|\d+(\.\d*)?(e[+-]?\d+)?)$/i, examples: '12, -1.5 or 1e-7' },
}

const booleans = { false: 0, true: 1 }

/** The names of the numbers that a field takes; undefined if they have none. */
function namesFor({ type, values }: Field, lists: NamedNumbers) {
  if (values !== null && values.kind !== 'flags') return lists[camelCase(values.name)]
  return type === 'b8' ? booleans : undefined
}

/** Parses a value argument: `12`, `-1.5`, `-0x1F`, the name of a number as in `weapon=M4`, or any text for a text field. */
export function parseValue(part: ValuePart, text: string, lists: NamedNumbers): Value {
  const { path } = part
  const field = fieldOf(part)
  if (field.type === 'raw') {
    const bytes = text.trim().split(/\s+/)
    if (bytes.some(byte => !/^[\da-f]{2}$/i.test(byte)))
      throw new CommandError(`${path}: ${text} is not bytes in hex, such as 00 FF`, 2)
    return Uint8Array.from(bytes, byte => Number.parseInt(byte, 16))
  }
  if (!isScalar(field.type)) return text
  const { pattern, examples } = notations[field.type === 'f32' ? 'float' : 'whole']
  const value = Number(text.replace(/^-/, '')) // which knows no negative numbers in hex
  const names = namesFor(field, lists)
  if (!pattern.test(text) && names !== undefined) return numberOf(names, text, path)
  if (!pattern.test(text) || !Number.isFinite(value))
    throw new CommandError(`${path}: ${text} is not a number; write ${examples}`, 2)
  return text.startsWith('-') ? -value : value
}

/** The value as a field of its own. */
const fieldOf = ({ field, key, size, named }: ValuePart): Field =>
  fieldOfStep({
    field,
    element: named?.value.element ?? null,
    index: typeof key === 'number' ? key : null,
    size,
  })

/**
 * Encodes a value. @param isUnusual whether to accept values that no known save has @throws CommandError if
 * it does not fit its field
 */
export function bytesOf(
  definition: Definition,
  part: ValuePart,
  value: Value,
  isUnusual: boolean,
): Uint8Array {
  const field = fieldOf(part)
  try {
    return targetBytes(definition, { ...part, field: isUnusual ? { ...field, range: null } : field }, value)
  } catch (error) {
    if (error instanceof SaveError) throw new CommandError(`${part.path} ${error.reason}`)
    if (!(error instanceof Error)) throw error
    throw new CommandError(`${error.message}; --unusual writes it all the same`)
  }
}
