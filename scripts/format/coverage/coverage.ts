import { valueCount } from '#shared/count.ts'
import { evidences } from '#shared/field-types.ts'
import { elementBytes, fieldSize } from '#shared/layout.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { elementTypeSize } from '#shared/types.ts'
import {
  type Counts,
  type Coverage,
  type Definition,
  type Evidence,
  elementsOf,
  type Field,
  fieldsOf,
  type RuleKind,
} from '../definition.ts'

/** Coverage kinds of a byte; `typed` is a script variable with a type but no name, `unnamed` one that no script uses. */
export const coverageKinds = [
  'verified',
  'constant',
  'unused',
  'fromSourceCode',
  'unverified',
  'typed',
  'unnamed',
  'filler',
  'address',
  'unwritten',
  'ignored',
] as const

type CoverageKind = (typeof coverageKinds)[number]

/** The coverage kind of bytes with this evidence. */
export const coverageOfEvidence = {
  verified: 'verified',
  'from source code': 'fromSourceCode',
  unverified: 'unverified',
} as const satisfies Readonly<Record<Evidence, string>>

/** Bytes by coverage kind. */
type ByteCounts = Readonly<Record<CoverageKind, number>>

const noBytes: ByteCounts = {
  verified: 0,
  constant: 0,
  unused: 0,
  fromSourceCode: 0,
  unverified: 0,
  typed: 0,
  unnamed: 0,
  filler: 0,
  address: 0,
  unwritten: 0,
  ignored: 0,
}

function addByteCounts(one: ByteCounts, other: ByteCounts, times = 1): ByteCounts {
  const sum = { ...one }
  for (const kind of coverageKinds) sum[kind] += other[kind] * times
  return sum
}

/** The weaker of two evidence levels: a verified field in an unverified struct is unverified. */
export function weakerEvidence(one: Evidence, other: Evidence): Evidence {
  return evidences.indexOf(one) > evidences.indexOf(other) ? one : other
}

/** The best evidence of each struct inside a struct: its parts cannot exceed that of the fields that contain it. */
export function evidenceLimits(
  definition: Definition,
  name: string,
  limit: Evidence = 'verified',
  limits = new Map<string, Evidence>(),
): ReadonlyMap<string, Evidence> {
  const known = limits.get(name)
  if (known !== undefined && weakerEvidence(known, limit) === limit) return limits
  limits.set(name, limit)
  for (const { struct, evidence } of fieldsOf(definition, name))
    if (struct !== null) evidenceLimits(definition, struct, weakerEvidence(evidence, limit), limits)
  return limits
}

/** Coverage kind of a field or named element: its role if nothing reads it, otherwise its evidence. */
function coverageKindOf(
  { role, evidence }: Pick<Field, 'role' | 'evidence'>,
  limit: Evidence,
  rule: RuleKind | undefined,
): CoverageKind {
  if (role !== 'data' && role !== 'count') return rule === 'unused' ? 'unused' : role
  const weaker = weakerEvidence(evidence, limit)
  return weaker !== 'verified' && rule === 'constant' ? 'constant' : coverageOfEvidence[weaker]
}

/** Bytes of a field by coverage kind; named elements of a list have evidence of their own. */
function countFieldBytes({ ruled }: Definition, field: Field, size: number, limit: Evidence): ByteCounts {
  let tally = noBytes
  let rest = size
  for (const element of elementsOf(field)) {
    const { type, count, evidence } = element
    const bytes = (count ?? 1) * elementTypeSize(type)
    const own = { role: field.role, evidence: weakerEvidence(evidence, field.evidence) }
    const kind = coverageKindOf(own, limit, ruled.get(element))
    tally = { ...tally, [kind]: tally[kind] + bytes }
    rest -= bytes
  }
  const kind = coverageKindOf(field, limit, ruled.get(field))
  return { ...tally, [kind]: tally[kind] + rest }
}

/**
 * Bytes of a struct by coverage kind, for given counts. @param named counts that the named elements of lists
 * apply to, as another game script has other variables
 */
export function countStructBytes(
  definition: Definition,
  struct: string,
  counts: Counts,
  named = counts,
): ByteCounts {
  const { variables } = definition
  /** @param limit evidence of the field that contains the struct, which its parts cannot exceed */
  const countBytes = (struct: string, limit: Evidence): ByteCounts =>
    fieldsOf(definition, struct).reduce((tally, field) => {
      const count = valueCount(field, counts)
      const isRead = field.role === 'data' || field.role === 'count'
      if (field.struct !== null && field.elementSize !== null && isRead) {
        const inner = countBytes(field.struct, weakerEvidence(field.evidence, limit))
        return addByteCounts(tally, inner, count)
      }
      const size = fieldSize(field, counts)
      if (struct !== variables.struct || field.name !== variables.field)
        return addByteCounts(tally, countFieldBytes(definition, field, size, limit))
      return valueCount(field, named) === count
        ? addByteCounts(tally, { ...noBytes, ...variables.counts }, elementBytes(field))
        : addByteCounts(tally, { ...noBytes, unnamed: size })
    }, noBytes)
  return countBytes(struct, 'verified')
}

/** Bytes of each block, and in total, in a typical save by coverage kind, computed from the definition. */
export const blockCoverage = memoizeBy((definition: Definition): readonly Coverage[] => {
  const blocks = definition.blocks.map(({ number, struct, typicalCounts, typicalSize }) => ({
    block: number,
    size: typicalSize,
    ...countStructBytes(definition, struct, typicalCounts),
  }))
  const size = blocks.reduce((sum, block) => sum + block.size, 0)
  const tally = blocks.reduce((sum, block) => addByteCounts(sum, block), noBytes)
  return [...blocks, { block: 'all', size, ...tally }]
})
