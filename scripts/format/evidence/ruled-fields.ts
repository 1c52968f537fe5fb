import { parseRange } from '../../../src/shared/range.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { evidenceRulesTable } from '../../tables/format/evidence-rules.ts'
import type { Definition, RuleKind } from '../definition.ts'
import { holdsFor } from '../resolve/layout-rows.ts'
import { checks } from './checks/checks.ts'
import { type RuleTarget, ruleTargets, targetKey } from './rule-path.ts'

type Row = ReturnType<typeof evidenceRulesTable.read>['soundRows'][number]

interface RuledFields {
  /** What verifies each field and named element, by key. */
  readonly kinds: ReadonlyMap<string, RuleKind>
  readonly problems: readonly Problem[]
}

/** What each path of a rule names, or the problem with it. */
function resolve(definition: Definition, path: string): RuleTarget | string {
  try {
    const target = ruleTargets(definition, path).at(-1)
    return target ?? `${path} names no field`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const needs: Readonly<Record<RuleKind, string>> = {
  meaning: 'data with the evidence proven',
  constant: 'data with an evidence other than proven',
  unused: 'a role other than data or count',
}

/** Whether a field is verified by such a rule. */
function isVerified(kind: RuleKind, { field, element }: RuleTarget): boolean {
  const isData = field.role === 'data' || field.role === 'count'
  const isProven = (element?.evidence ?? field.evidence) === 'proven'
  if (kind === 'unused') return !isData
  return isData && isProven === (kind === 'meaning')
}

function operandFault({ relation, operand, rule }: Row['values']): string | null {
  if (relation === 'check') {
    if (operand !== null) return 'is not used by the relation check'
    return rule in checks ? null : 'has no check of its name in scripts/format/evidence/checks'
  }
  if (relation === 'in range') {
    const ranges = (operand ?? '').split(', ')
    return ranges.some(range => parseRange(range) === null) ? 'is not a range' : null
  }
  return null
}

/** Script variables have names on PC only; rules find those of mobile by the same names. */
const isVariable = (path: string) => path.startsWith('01.globals[')

/** Paths among the operands. */
const operandPaths = ({ platform }: Definition, { relation, operand }: Row['values']) =>
  relation === 'check' || relation === 'in range'
    ? []
    : (operand ?? '')
        .split(/, |\|/)
        .filter(part => /^\d\d\./.test(part) && (platform === 'pc' || !isVariable(part)))

/** On mobile, a rule may hold without verifying a field, as one that is 0 in all saves. */
const canVerify = ({ platform }: Definition, kind: RuleKind, target: RuleTarget): boolean =>
  isVerified(kind, target) || (platform === 'mobile' && kind === 'meaning')

function rowProblems(definition: Definition, row: Row): readonly Problem[] {
  const { kind, fields } = row.values
  const problems: Problem[] = []
  const report = (column: 'fields' | 'operand', rule: string, allowed: string, fix: string) =>
    problems.push(problemAt(row, column, { rule, allowed, fix }))
  for (const path of fields.split(' ')) {
    const target = resolve(definition, path)
    if (typeof target === 'string') report('fields', target, 'names of fields.csv', 'correct the path')
    else if (!canVerify(definition, kind, target)) {
      report(
        'fields',
        `names ${path}, which a rule of this kind cannot verify`,
        needs[kind],
        'correct the kind or the evidence',
      )
    }
  }
  for (const path of operandPaths(definition, row.values)) {
    const target = resolve(definition, path)
    if (typeof target === 'string') report('operand', target, 'names of fields.csv', 'correct the path')
  }
  const fault = operandFault(row.values)
  if (fault !== null) report('operand', fault, 'what the relation needs', 'correct the rule')
  return problems
}

/** The fields that the rules of a platform verify, and rules that name what does not exist or cannot be verified so. */
export function ruledFields(definition: Definition, source: Source): RuledFields {
  const rows = evidenceRulesTable.read(source).soundRows.filter(holdsFor(definition.platform))
  const kinds = new Map<string, RuleKind>()
  for (const { values } of rows) {
    for (const path of values.fields.split(' ')) {
      const target = resolve(definition, path)
      if (typeof target === 'string' || !isVerified(values.kind, target)) continue
      const { struct, field, element } = target
      kinds.set(targetKey(struct, field.name, element?.name), values.kind)
    }
  }
  return { kinds, problems: rows.flatMap(row => rowProblems(definition, row)) }
}
