import { elementCount } from '../../algebra/count.ts'
import { isList, isScalar } from '../../algebra/types.ts'
import type { StructValue, Value } from '../codec/value.ts'
import type { Counts, Definition, Field } from '../definition.ts'
import { fieldsOf } from '../definition.ts'
import { legalNumber, legalText } from './legal-value.ts'
import type { Random } from './random.ts'

type Fields = Record<string, Value>

function randomElement(
  definition: Definition,
  field: Field,
  index: number,
  random: Random,
  counts: Counts,
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
  const given = count === null ? counts[name] : undefined
  return given ?? legalNumber(type, element?.range ?? range, random, earlier)
}

/** A struct of random legal values; its lists have the lengths the counts give. */
export function randomStruct(
  definition: Definition,
  struct: string,
  random: Random,
  counts: Counts,
): StructValue {
  const fields: Fields = {}
  for (const field of fieldsOf(definition, struct)) {
    const length = elementCount(field, counts)
    fields[field.name] = isList(field)
      ? Array.from({ length }, (_, index) => randomElement(definition, field, index, random, counts, fields))
      : randomElement(definition, field, 0, random, counts, fields)
  }
  return fields
}
