/** Data types of fields, which set their colour in the byte grid. */
export const legends = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown'] as const

/** Evidence levels of a field, best first. */
export const evidences = ['proven', 'source', 'guess'] as const

/** Purposes of a field. */
export const roles = ['data', 'count', 'filler', 'unwritten', 'address', 'ignored'] as const

/** What a stored handle can refer to. */
export const handleTargets = ['blip', 'pickup', 'object', 'parked car'] as const
