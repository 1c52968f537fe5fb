import { walk } from '#shared/format-path/walk.ts'
import { formatNumber } from '#shared/number.ts'
import { type Problem, problemsIn, type Source } from '../../csv/declare.ts'
import { evidenceRulesTable } from '../../tables/format/evidence-rules.ts'
import type { Definition, Platform, RuleKind } from '../definition.ts'
import type { Case } from './cases.ts'
import { checks } from './checks/checks.ts'
import { type EvidenceSave, isUnmodified } from './evidence-save.ts'
import { relate } from './relations.ts'

/** A rule that saves can break. */
export interface Rule {
  readonly rule: string
  /** The edition whose saves it holds for; null for both. */
  readonly platform: Platform | null
  /** The rule in words: its name, what it verifies, and how many bytes of a typical save that are. */
  readonly describe: (definition: Definition) => string
  /** Applies the rule to all saves at once, as some rules compare saves. */
  readonly cases: (saves: readonly EvidenceSave[]) => Iterable<Case>
}

/** A rule of evidence-rules.csv. */
export interface FieldRule extends Rule {
  readonly kind: RuleKind
  /** Paths of the fields it verifies. */
  readonly fields: readonly string[]
}

/** Bytes of a typical save that a path names. */
function bytesAt(definition: Definition, path: string): number {
  const steps = walk(definition, path)
  const outer = steps.slice(0, -1).reduce((times, { count }) => times * (count ?? 1), 1)
  return outer * (steps.at(-1)?.size ?? 0)
}

/** A number of bytes, as rules print it. */
export const bytesText = (bytes: number) => `${formatNumber(bytes)} bytes`

type Row = ReturnType<typeof evidenceRulesTable.rows>[number]

/** The operands of a rule: one for all fields or one for each; alternatives within one are joined by `|`. */
function operandsOf(fields: readonly string[], operand: string | null): readonly string[] {
  const operands = operand?.split(', ') ?? []
  return operands.length === fields.length ? operands : fields.map(() => operand ?? '')
}

function* casesOf(
  { rule, relation, operand }: Row,
  fields: readonly string[],
  saves: readonly EvidenceSave[],
  source: Source,
): Iterable<Case> {
  if (relation === 'check') {
    yield* checks[rule]?.(saves, source) ?? []
    return
  }
  const operands = operandsOf(fields, operand)
  for (const [index, path] of fields.entries()) yield* relate[relation](saves, path, operands[index] ?? '')
}

/** All rules of evidence-rules.csv. */
export function fieldRules(source: Source): readonly FieldRule[] {
  return evidenceRulesTable.rows(source).map(row => {
    const { rule, kind, platform, meaning } = row
    const fields = row.fields.split(' ')
    return {
      rule,
      kind,
      platform,
      fields,
      describe: definition => {
        const bytes = fields.reduce((sum, path) => sum + bytesAt(definition, path), 0)
        return `${rule} (${kind}, ${bytesText(bytes)}): ${meaning}. ${row.fields}`
      },
      cases: saves => casesOf(row, fields, row.saves === 'all' ? saves : saves.filter(isUnmodified), source),
    }
  })
}

/** Rules of evidence-rules.csv that nobody wrote. */
export function missingChecks(source: Source): readonly Problem[] {
  return problemsIn(evidenceRulesTable.read(source).soundRows, ({ values: { relation, rule } }) => {
    if (relation !== 'check' || rule in checks) return null
    return {
      property: 'rule',
      rule: 'has no check of its name',
      allowed: 'the name of a check in scripts/format/evidence/checks',
      fix: 'correct the name, or write the check',
    }
  })
}
