import { choice, column, defineTable, inJson, optional, text, unique } from '../../csv/declare.ts'
import { identifier, platform } from '../shared/format-columns.ts'

/** What a rule of evidence-rules.csv verifies, best first. */
export const ruleKinds = ['meaning', 'constant', 'unused'] as const

/** Relations of evidence-rules.csv; `check` is written in scripts/format/evidence/checks. */
export const relations = [
  'in range',
  'one per save',
  'one per',
  'same as',
  'same as or 0',
  'at most',
  'set with',
  'reaches',
  'is',
  'never falls',
  'rises only with',
  'changes only with',
  'per second at most',
  'check',
] as const

const longest = 1000

/** `16.int_stats[people_killed]`: block, fields, and the name of an element of a list. */
const paths = text({
  pattern: /^\d\d(\.[a-z]\w*(\[\w+\])?)+( \d\d(\.[a-z]\w*(\[\w+\])?)+)*$/,
  example: '23.started_ms 23.last_in_area_ms',
  maxLength: longest,
})

/** Rules that hold in all saves and could fail: what `npm run verify-saves -- --evidence` checks. */
export const evidenceRulesTable = defineTable(
  {
    file: 'format/evidence-rules.csv',
    title: 'Evidence rules',
    rowMeaning: 'one rule that all saves are checked against',
    hasModule: false,
    sources: ['saves'],
    columns: {
      rule: column('Rule', identifier, 'Name of the rule'),
      kind: column(
        'Kind',
        choice(...ruleKinds),
        'What the rule verifies: the meaning of the fields, only their constant value, or that bytes are unused',
      ),
      fields: column('Fields', inJson('words', paths), 'Block and field names; all elements of lists'),
      relation: column('Relation', choice(...relations), 'Relation, or check for one written in code'),
      operand: column(
        'Operand',
        optional(text({ maxLength: longest })),
        'Numbers, or paths: one for all fields or one for each',
      ),
      saves: column(
        'Saves',
        choice('all', 'unmodified'),
        'All saves, or only those with the script variables of the unmodified game',
      ),
      platform,
      meaning: column('Meaning', text(), 'The rule in words'),
    },
  },
  [unique('rule')],
)
