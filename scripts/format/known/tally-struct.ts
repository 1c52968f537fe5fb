import { elementCount } from '../../algebra/count.ts'
import { elementBytes, fieldSize } from '../../algebra/layout.ts'
import type { Counts, Definition, Evidence } from '../definition.ts'
import { fieldsOf } from '../definition.ts'
import { addTallies, emptyTally, knowledgeOf, type Tally, unnamedCount, weakerEvidence } from './knowledge.ts'

/**
 * Bytes of a struct by kind of knowledge, for given counts.
 * @param named counts for which the named elements of counted lists hold: another game script has other variables
 * @param limit evidence of the field that holds the struct, which its parts cannot exceed
 */
export function tallyStruct(
  definition: Definition,
  struct: string,
  counts: Counts,
  named = counts,
  limit: Evidence = 'proven',
): Tally {
  let tally = emptyTally
  for (const field of fieldsOf(definition, struct)) {
    const count = elementCount(field, counts)
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
      const hasNames = elementCount(field, named) === count
      const unnamed = unnamedCount(count, field.elements, hasNames) * elementBytes(field)
      const own = fieldSize(field, counts) - unnamed
      const kind = knowledgeOf(field, limit)
      tally = { ...tally, [kind]: tally[kind] + own, unnamed: tally.unnamed + unnamed }
    }
  }
  return tally
}
