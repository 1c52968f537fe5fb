import type { Source } from '../../csv/engine/table.ts'
import { evidenceRulesTable } from '../../tables/format/evidence-rules.ts'
import type { Platform, RuleKind } from '../definition.ts'
import { checks } from './checks/checks.ts'
import { isUnmodified } from './checks/read.ts'
import type { EvidenceSave } from './evidence-save.ts'
import { relate } from './relations.ts'
import { type Case, type Tally, tallyOf } from './tally.ts'

/** A rule of evidence-rules.csv, ready to run. */
export interface EvidenceRule {
  readonly rule: string
  readonly kind: RuleKind
  /** The edition whose saves it holds for; null for both. */
  readonly platform: Platform | null
  /** Paths of the fields it verifies. */
  readonly fields: readonly string[]
  readonly meaning: string
  /** Checks the rule on all saves at once, as some rules compare saves. */
  readonly check: (saves: readonly EvidenceSave[]) => Tally
}

type Row = ReturnType<typeof evidenceRulesTable.rows>[number]

/** The operands of a rule: one for all fields or one for each; alternatives within one are joined by `|`. */
function operandsOf(fields: readonly string[], operand: string | null): readonly string[] {
  if (operand === null) return fields.map(() => '')
  const operands = operand.split(', ')
  return operands.length === fields.length ? operands : fields.map(() => operand)
}

function* casesOf(
  { rule, fields, relation, operand }: Row,
  saves: readonly EvidenceSave[],
  source: Source,
): Iterable<Case> {
  if (relation === 'check') {
    const check = checks[rule]
    if (check !== undefined) yield* check(saves, source)
    return
  }
  const paths = fields.split(' ')
  const operands = operandsOf(paths, operand)
  for (const [index, path] of paths.entries()) yield* relate[relation](saves, path, operands[index] ?? '')
}

/** Whether a rule is for the saves of a platform. */
export function isRuleOf(platform: Platform) {
  return (rule: Pick<EvidenceRule, 'platform'>): boolean =>
    rule.platform === null || rule.platform === platform
}

/** All rules of evidence-rules.csv. */
export function evidenceRules(source: Source): readonly EvidenceRule[] {
  return evidenceRulesTable.rows(source).map(row => ({
    ...{
      rule: row.rule,
      kind: row.kind,
      platform: row.platform,
      fields: row.fields.split(' '),
      meaning: row.meaning,
    },
    check: saves => tallyOf(casesOf(row, row.saves === 'all' ? saves : saves.filter(isUnmodified), source)),
  }))
}
