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
