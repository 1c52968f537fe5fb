import type { StructValue, Value } from '../codec/value.ts'
import type { Definition, Field } from '../definition.ts'
import { isList, isScalar } from '../scalars.ts'
import { elementCount } from '../sizes/element-count.ts'
import { legalNumber, legalText } from './legal-value.ts'
import type { Random } from './random.ts'

type Fields = Record<string, Value>

function randomElement(
  definition: Definition,
  field: Field,
  index: number,
  random: Random,
  counts: ReadonlyMap<string, number>,
  earlier: Fields,
): Value {
  const { type, range, struct, name, elements, count, elementSize } = field
  if (type === 'raw') return random.bytes(elementSize ?? 0)
  if (type === 'char' || type === 'gxt') return legalText(elementSize ?? 0, range, random)
  if (struct !== null) {
    const value = randomStruct(definition, struct, random, counts)
    // The first number of a listed struct counts up, so that none is the end mark.
    const first = definition.structs.get(struct)?.fields[0]?.name
    return count?.kind === 'until' && first !== undefined ? { ...value, [first]: index } : value
  }
  if (!isScalar(type)) return 0
  const element = elements?.find(candidate => candidate.index === index)
  return count === null && counts.has(name)
    ? (counts.get(name) ?? 0)
    : legalNumber(type, element?.range ?? range, random, earlier)
}

/** A struct of random legal values; its lists have the lengths the counts give. */
export function randomStruct(
  definition: Definition,
  struct: string,
  random: Random,
  counts: ReadonlyMap<string, number>,
): StructValue {
  const fields: Fields = {}
  for (const field of definition.structs.get(struct)?.fields ?? []) {
    const length = elementCount(field.count, field.name, counts)
    fields[field.name] = isList(field)
      ? Array.from({ length }, (_, index) => randomElement(definition, field, index, random, counts, fields))
      : randomElement(definition, field, 0, random, counts, fields)
  }
  return fields
}
