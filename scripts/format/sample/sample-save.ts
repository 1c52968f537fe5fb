import { parse } from '#shared/format-path/path.ts'
import { messageOf } from '#shared/text.ts'
import { type Problem, problemAt, type Source } from '../../csv/declare.ts'
import { usualValuesTable } from '../../tables/format/usual-values.ts'
import { holdsFor } from '../../tables/shared/format-columns.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import { compileRange } from '../codec/compile-range.ts'
import { compileFieldWriter } from '../codec/compile-writer.ts'
import { WriteCursor } from '../codec/cursors.ts'
import { encodeSave } from '../codec/encode-save.ts'
import { SaveError } from '../codec/save-error.ts'
import { isStruct, type StructValue, type Value } from '../codec/value.ts'
import { valueSize } from '../codec/value-size.ts'
import { type Definition, type Field, findBlock, structOf } from '../definition.ts'
import { keepListRules } from './keep-list-rules.ts'
import { type Choice, legalStruct } from './legal-struct.ts'

/** The value that a cell gives to a field. @param old its value; a list keeps the elements after those of the cell */
function parseCell({ type, elementSize }: Field, cell: string, old: Value | undefined): Value {
  const [kind, ...parts] = cell.split(' ')
  if (kind === 'is') {
    const numbers = parts.map(number => (type === 'f32' ? Math.fround(Number(number)) : Number(number)))
    if (Array.isArray(old)) return [...numbers, ...old.slice(numbers.length)]
    const [first = 0, ...others] = numbers
    if (others.length > 0) throw new Error('has more numbers than the field')
    return first
  }
  const bytes = Buffer.from(parts.join(' '), kind === 'text' ? 'latin1' : 'hex')
  return type === 'raw' ? Uint8Array.from(bytes) : bytes.toString('latin1').padEnd(elementSize ?? 0, '\0')
}

/** @throws Error if a field cannot have a value */
function checkValue(definition: Definition, field: Field, value: Value, earlier: StructValue): void {
  const size = valueSize(definition, field, value)
  compileFieldWriter(definition, field)(new WriteCursor(size, size), value)
  const isLegal = field.range === null ? () => true : compileRange(field.range)
  if (![value].flat().every(one => isLegal(one, earlier)))
    throw new Error('is outside the range of the field')
}

const isSame = (a: Value | undefined, b: Value) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Replaces one value of a struct. @param names path to the value; for a list, its first element is used
 * @throws Error with the violated rule of the cell
 */
function withUsualValue(
  definition: Definition,
  { struct, value }: { readonly struct: string; readonly value: StructValue },
  [name = '', ...deeper]: readonly string[],
  cell: string,
): StructValue {
  const field = structOf(definition, struct).fields.find(candidate => candidate.name === name)
  if (field === undefined) throw new Error(`names ${name}, which ${struct} does not have`)
  const old = value[name]
  if (deeper.length === 0) {
    const next = parseCell(field, cell, old)
    checkValue(definition, field, next, value)
    if (isSame(old, next)) throw new Error('is already the default of the sample')
    return { ...value, [name]: next }
  }
  const [inner, ...others]: readonly (Value | undefined)[] = Array.isArray(old) ? old : [old]
  if (field.struct === null || !isStruct(inner))
    throw new Error(`refers to ${name}, which is not a struct in the sample`)
  const next = withUsualValue(definition, { struct: field.struct, value: inner }, deeper, cell)
  const isInList = Array.isArray(old)
  return { ...value, [name]: isInList ? [next, ...others.filter(other => other !== undefined)] : next }
}

function nearestToZero(min: number, max: number): number {
  return min > 0 ? min : Math.min(0, max)
}

/** Chooses neutral values: 0, or the nearest legal number. */
const quiet: Choice = {
  integer: nearestToZero,
  float: nearestToZero,
  bytes: length => new Uint8Array(length),
}

/** The values of the sample save of a platform by block: neutral ones, and those of usual-values.csv. */
function sampleValues(definition: Definition, source: Source) {
  const values = new Map<string, StructValue>(
    definition.blocks.map(({ number, struct, typicalCounts }) => [
      number,
      legalStruct(definition, struct, quiet, typicalCounts),
    ]),
  )
  const problems: Problem[] = []
  for (const row of usualValuesTable.read(source).soundRows.filter(holdsFor(definition.platform))) {
    const { block: number = null, steps = [] } = parse(row.values.path) ?? {}
    const block = findBlock(definition, number)
    const old = values.get(number ?? '')
    try {
      if (block === undefined || old === undefined)
        throw new Error(`names block ${number}, which does not exist`)
      const names = steps.map(({ name }) => name)
      values.set(
        block.number,
        withUsualValue(definition, { struct: block.struct, value: old }, names, row.values.value),
      )
    } catch (caught) {
      problems.push(
        problemAt(row, 'value', {
          rule: caught instanceof SaveError ? caught.reason : messageOf(caught),
          allowed: 'a legal value of a field of the block, other than the default',
          fix: 'correct path or value, or remove the row',
        }),
      )
    }
  }
  for (const [number, value] of values) values.set(number, keepListRules(number, value))
  return { values, problems }
}

/** The sample save: generated, with values typical of real saves. Encoded on demand, as a check needs only its problems. */
export function sampleSave(definition: Definition, source: Source) {
  const { values, problems } = sampleValues(definition, source)
  return { encode: (codec: SaveCodec) => encodeSave(codec, values), problems }
}
