import { isList, isScalar, scalars } from '../../../src/shared/types.ts'
import { compileRange } from '../codec/compile-range.ts'
import { isStruct, type StructValue, type Value } from '../codec/value.ts'
import { type Definition, type Field, structOf } from '../definition.ts'

function parseNumber(field: Field, digits: string, earlier: StructValue): Value {
  const value = Number(digits)
  const { type, range } = field
  if (!isScalar(type)) throw new Error(`is a number, but the field has the type ${type}`)
  const { min, max } = scalars[type]
  if (!(value >= min && value <= max)) throw new Error(`does not fit ${type}`)
  if (range !== null && !compileRange(range)(value, earlier))
    throw new Error('is outside the range of the field')
  return type === 'f32' ? Math.fround(value) : value
}

function parseNumbers(
  field: Field,
  digits: readonly string[],
  old: Value | undefined,
  earlier: StructValue,
): Value {
  const values = digits.map(number => parseNumber(field, number, earlier))
  const [first, ...others] = values
  if (isList(field) && Array.isArray(old) && values.length <= old.length)
    return [...values, ...old.slice(values.length)]
  if (isList(field) || first === undefined || others.length > 0)
    throw new Error('has more numbers than the field')
  return first
}

function parseRun({ type, elementSize }: Field, bytes: Buffer): Value {
  if (elementSize === null) throw new Error(`is text or bytes, but the field has the type ${type}`)
  if (type === 'raw' && bytes.length === elementSize) return Uint8Array.from(bytes)
  if ((type !== 'char' && type !== 'gxt') || bytes.length > elementSize)
    throw new Error(`does not fit ${type} of ${elementSize} bytes`)
  return bytes.toString('latin1').padEnd(elementSize, '\0')
}

function parseCell(field: Field, cell: string, old: Value | undefined, earlier: StructValue): Value {
  const [kind, ...parts] = cell.split(' ')
  if (kind === 'is') return parseNumbers(field, parts, old, earlier)
  return parseRun(field, Buffer.from(parts.join(' '), kind === 'text' ? 'latin1' : 'hex'))
}

const isSame = (a: Value | undefined, b: Value) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A struct with one value replaced. @param names path to the value; for a list, its first element is used
 * @throws Error with the violated rule of the cell
 */
export function withUsualValue(
  definition: Definition,
  struct: string,
  value: StructValue,
  [name = '', ...names]: readonly string[],
  cell: string,
): StructValue {
  const field = structOf(definition, struct).fields.find(candidate => candidate.name === name)
  if (field === undefined) throw new Error(`names ${name}, which ${struct} does not have`)
  const old = value[name]
  if (names.length === 0) {
    const next = parseCell(field, cell, old, value)
    if (isSame(old, next)) throw new Error('is already the default of the sample')
    return { ...value, [name]: next }
  }
  const [inner, ...others]: readonly (Value | undefined)[] = Array.isArray(old) ? old : [old]
  if (field.struct === null || !isStruct(inner))
    throw new Error(`refers to ${name}, which is not a struct in the sample`)
  const next = withUsualValue(definition, field.struct, inner, names, cell)
  return {
    ...value,
    [name]: Array.isArray(old) ? [next, ...others.filter(other => other !== undefined)] : next,
  }
}
