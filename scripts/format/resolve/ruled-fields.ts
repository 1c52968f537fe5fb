import { PathError } from '#shared/format-path/path.ts'
import type { Step } from '#shared/format-path/step.ts'
import { typicalFileCounts } from '#shared/format-path/tree.ts'
import { walk } from '#shared/format-path/walk.ts'
import { parseRange } from '#shared/range.ts'
import { type Problem, problemAt, type Source } from '../../csv/declare.ts'
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
    return walk(definition, path, typicalFileCounts(definition)).at(-1) ?? 'names no field'
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

/** On mobile, a rule may hold without verifying a field, as one that is 0 in all saves. */
const canVerify = ({ platform }: Definition, kind: RuleKind, target: Step): boolean =>
  isVerified(kind, target) || (platform === 'mobile' && kind === 'meaning')

/** Script variables have names on PC only; rules find those of mobile by the same names. */
const isVariable = (path: string) => path.startsWith('01.globals[')

/** Paths among the operands. */
const operandPaths = ({ platform }: Definition, operand: string) =>
  operand.split(/, |\|/).filter(part => /^\d\d\./.test(part) && (platform === 'pc' || !isVariable(part)))

function rowProblems(definition: Definition, row: Row): readonly Problem[] {
  const { kind, fields, relation, operand } = row.values
  const problems: Problem[] = []
  const report = (column: 'fields' | 'operand', rule: string, allowed: string, fix: string) =>
    problems.push(problemAt(row, column, { rule, allowed, fix }))
  const resolveIn = (column: 'fields' | 'operand', path: string): Step | null => {
    const target = resolve(definition, path)
    if (typeof target !== 'string') return target
    report(column, `names ${path}: ${target}`, 'names of fields.csv', 'correct the path')
    return null
  }
  for (const path of fields.split(' ')) {
    const target = resolveIn('fields', path)
    if (target === null || canVerify(definition, kind, target)) continue
    const rule = `names ${path}, which a rule of this kind cannot verify`
    report('fields', rule, needs[kind], 'correct the kind or the evidence')
  }
  if (relation === 'check') {
    if (operand !== null)
      report('operand', 'is not used by the relation check', 'an empty cell', 'clear the cell')
  } else if (relation === 'in range') {
    if ((operand ?? '').split(', ').some(range => parseRange(range) === null))
      report('operand', 'is not a range', 'what the relation needs', 'correct the rule')
  } else for (const path of operandPaths(definition, operand ?? '')) resolveIn('operand', path)
  return problems
}

/** The fields that the rules of a platform verify, and rules that name what does not exist or cannot be verified so. */
export function ruledFields(definition: Definition, source: Source): RuledFields {
  const rows = evidenceRulesTable.read(source).soundRows.filter(holdsFor(definition.platform))
  const kinds = new Map<Field | Element, RuleKind>()
  for (const { values } of rows) {
    for (const path of values.fields.split(' ')) {
      const target = resolve(definition, path)
      if (typeof target === 'string' || !isVerified(values.kind, target)) continue
      kinds.set(target.element ?? target.field, values.kind)
    }
  }
  return { kinds, problems: rows.flatMap(row => rowProblems(definition, row)) }
}
