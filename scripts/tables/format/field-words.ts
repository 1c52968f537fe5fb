/** Colours of a field in the byte grid, by what its bytes are. */
export const legends = ['integer', 'float', 'boolean', 'string', 'struct', 'unknown'] as const

/** How well a field is known, the best first. */
export const evidences = ['proven', 'source', 'guess'] as const

/** What a field is there for. */
export const roles = ['data', 'count', 'filler', 'unwritten', 'address', 'ignored'] as const

/** What a handle that a save holds can lead to. */
export const things = ['blip', 'pickup', 'object', 'parked car'] as const
