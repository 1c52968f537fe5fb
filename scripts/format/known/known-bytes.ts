import { elementCount } from '../../../src/shared/count.ts'
import { elementBytes, fieldSize } from '../../../src/shared/layout.ts'
import { memoizeBy } from '../../csv/engine/memoize-by.ts'
import { evidences } from '../../tables/format/field-words.ts'
import {
  type Counts,
  type Definition,
  type Evidence,
  type Field,
  fieldsOf,
  type KnownBytes,
} from '../definition.ts'

/** Kinds of knowledge about a byte; `typed` is a script variable with a type but no name, `unnamed` one no script refers to. */
export const knowledgeKinds = [
  'proven',
  'source',
  'guess',
  'typed',
  'unnamed',
  'filler',
  'address',
  'unwritten',
  'ignored',
] as const

export type Knowledge = (typeof knowledgeKinds)[number]

/** Bytes by kind of knowledge. */
export type Tally = Readonly<Record<Knowledge, number>>

export const emptyTally: Tally = {
  ...{ proven: 0, source: 0, guess: 0, typed: 0, unnamed: 0 },
  ...{ filler: 0, address: 0, unwritten: 0, ignored: 0 },
}

export function addTallies(one: Tally, other: Tally, times = 1): Tally {
  const sum = { ...one }
  for (const kind of knowledgeKinds) sum[kind] += other[kind] * times
  return sum
}

/** The weaker of two: a proven position in a struct whose use is a guess is a guess. */
export function weakerEvidence(one: Evidence, other: Evidence): Evidence {
  return evidences.indexOf(one) > evidences.indexOf(other) ? one : other
}

/** What is known of the bytes of a field: its role when nothing reads it, else its evidence. */
export function knowledgeOf({ role, evidence }: Field, limit: Evidence): Knowledge {
  return role === 'data' || role === 'count' ? weakerEvidence(evidence, limit) : role
}

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
      const size = fieldSize(field, counts)
      const { variables } = definition
      const isVariables = struct === variables.struct && field.name === variables.field
      if (isVariables && elementCount(field, named) === count) {
        tally = addTallies(tally, { ...emptyTally, ...variables.counts }, elementBytes(field))
      } else {
        const kind = isVariables ? 'unnamed' : knowledgeOf(field, limit)
        tally = { ...tally, [kind]: tally[kind] + size }
      }
    }
  }
  return tally
}

/** Bytes of each block and of all of them in a typical save, by kind of knowledge, computed from the definition. */
export const knownBytes = memoizeBy((definition: Definition): readonly KnownBytes[] => {
  const blocks = definition.blocks.map(({ number, struct, typicalCounts, typicalSize }) => ({
    block: number,
    size: typicalSize,
    ...tallyStruct(definition, struct, typicalCounts),
  }))
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const tally = blocks.reduce((sum, block) => addTallies(sum, block), emptyTally)
  return [...blocks, { block: 'all', size, ...tally }]
})
