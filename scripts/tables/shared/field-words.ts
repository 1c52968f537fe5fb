/** Data types of fields, which set their colour in the byte grid. */
export const legends = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown'] as const

/** Evidence levels of a fact, best first. */
export const evidences = ['verified', 'from source code', 'unverified'] as const

/** The coverage kind of bytes with this evidence. */
export const coverageOfEvidence = {
  verified: 'verified',
  'from source code': 'fromSourceCode',
  unverified: 'unverified',
} as const satisfies Readonly<Record<(typeof evidences)[number], string>>

/** Purposes of a field. */
export const roles = ['data', 'count', 'filler', 'unwritten', 'address', 'ignored'] as const

/** Editions of the game that the definition covers. */
export const platforms = ['pc', 'mobile'] as const

/** What a stored handle can refer to. */
export const handleTargets = ['blip', 'pickup', 'object', 'parked car'] as const

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
