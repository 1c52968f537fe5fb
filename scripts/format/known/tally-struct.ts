import type { Definition, Evidence } from '../definition.ts'
import { elementCount } from '../sizes/element-count.ts'
import { fieldSize } from '../sizes/struct-size.ts'
import { addTallies, emptyTally, knowledgeOf, type Tally, unnamedCount, weakerEvidence } from './knowledge.ts'

/**
 * Bytes of a struct by kind of knowledge, for given counts.
 * @param named counts for which the named elements of counted lists hold: another game script has other variables
 * @param limit evidence of the field that holds the struct, which its parts cannot exceed
 */
export function tallyStruct(
  definition: Definition,
  struct: string,
  counts: ReadonlyMap<string, number>,
  named = counts,
  limit: Evidence = 'proven',
): Tally {
  let tally = emptyTally
  for (const field of definition.structs.get(struct)?.fields ?? []) {
    const count = elementCount(field.count, field.name, counts)
    const isRead = field.role === 'data' || field.role === 'count'
    if (field.struct !== null && isRead) {
      const inner = tallyStruct(
        definition,
        field.struct,
        counts,
        named,
        weakerEvidence(field.evidence, limit),
      )
      tally = addTallies(tally, inner, count)
    } else {
      const hasNames = elementCount(field.count, field.name, named) === count
      const unnamed = unnamedCount(count, field.elements, hasNames) * (field.elementSize ?? 0)
      const own = fieldSize(field, counts) - unnamed
      const kind = knowledgeOf(field, limit)
      tally = { ...tally, [kind]: tally[kind] + own, unnamed: tally.unnamed + unnamed }
    }
  }
  return tally
}
