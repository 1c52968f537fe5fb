import { PathError } from '#shared/format-path/path.ts'
import type { Step } from '#shared/format-path/step.ts'
import { walk } from '#shared/format-path/walk.ts'
import { parseRange } from '#shared/range.ts'
import { type Problem, problemsIn, type RowFault, type Source } from '../../csv/declare.ts'
import { evidenceRulesTable } from '../../tables/format/evidence-rules.ts'
import { holdsFor } from '../../tables/shared/format-columns.ts'
import type { Definition, Element, Field, RuleKind } from '../definition.ts'

type Row = ReturnType<typeof evidenceRulesTable.read>['soundRows'][number]

interface RuledFields {
  /** What verifies each field and named element. */
  readonly kinds: Definition['ruled']
  readonly problems: readonly Problem[]
}

/** What each path of a rule names, or the problem with it. */
function resolve(definition: Definition, path: string): Step | string {
  try {
    return walk(definition, path).at(-1) ?? 'names no field'
  } catch (error) {
    // Counts of a block with other faults may not resolve.
    return error instanceof PathError ? error.reason : String(error)
  }
}

const needs: Readonly<Record<RuleKind, string>> = {
  meaning: 'data with the evidence verified',
  constant: 'data with an evidence other than verified',
  unused: 'a role other than data or count, with the evidence verified',
}

/** Whether a field is verified by such a rule. */
function isVerified(kind: RuleKind, { field, element }: Step): boolean {
  const isData = field.role === 'data' || field.role === 'count'
  const isProven = (element?.evidence ?? field.evidence) === 'verified'
  return isData === (kind !== 'unused') && isProven === (kind !== 'constant')
}

/** Script variables have names on PC only; rules find those of mobile by the same names. */
const isVariable = (path: string) => path.startsWith('01.globals[')

/** Paths among the operands. */
const operandPaths = ({ platform }: Definition, operand: string) =>
  operand.split(/, |\|/).filter(part => /^\d\d\./.test(part) && (platform === 'pc' || !isVariable(part)))

const unknownPath = (property: 'fields' | 'operand', path: string, reason: string): RowFault => ({
  property,
  rule: `names ${path}: ${reason}`,
  allowed: 'names of fields.csv',
  fix: 'correct the path',
})

function* operandFaults(definition: Definition, { relation, operand }: Row['values']): Iterable<RowFault> {
  if (relation === 'check') {
    if (operand !== null)
      yield {
        property: 'operand',
        rule: 'is not used by the relation check',
        allowed: 'an empty cell',
        fix: 'clear the cell',
      }
  } else if (relation === 'in range') {
    if ((operand ?? '').split(', ').some(range => parseRange(range) === null))
      yield {
        property: 'operand',
        rule: 'is not a range',
        allowed: 'what the relation needs',
        fix: 'correct the rule',
      }
  } else
    for (const path of operandPaths(definition, operand ?? '')) {
      const target = resolve(definition, path)
      if (typeof target === 'string') yield unknownPath('operand', path, target)
    }
}

/** The fields that the rules of a platform verify, and rules that name what does not exist or cannot be verified so. */
export function ruledFields(definition: Definition, source: Source): RuledFields {
  const { platform } = definition
  const rows = evidenceRulesTable.read(source).soundRows.filter(holdsFor(platform))
  const kinds = new Map<Field | Element, RuleKind>()
  const problems = problemsIn(rows, function* faults({ values }) {
    const { kind, fields } = values
    for (const path of fields.split(' ')) {
      const target = resolve(definition, path)
      if (typeof target === 'string') yield unknownPath('fields', path, target)
      else if (isVerified(kind, target)) kinds.set(target.element ?? target.field, kind)
      // On mobile, a rule may hold without verifying a field, as one that is 0 in all saves.
      else if (platform === 'pc' || kind !== 'meaning')
        yield {
          property: 'fields',
          rule: `names ${path}, which a rule of this kind cannot verify`,
          allowed: needs[kind],
          fix: 'correct the kind or the evidence',
        }
    }
    yield* operandFaults(definition, values)
  })
  return { kinds, problems }
}
