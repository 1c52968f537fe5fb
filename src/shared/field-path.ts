/** A step of a field path. */
export interface FieldPathStep {
  /** Name of a field. */
  readonly name: string
  /** Bracketed indexes: numbers or element names; '' means any element. */
  readonly brackets: readonly string[]
}

const step = '[a-z]\\w*(?:\\[\\w*\\])*'
const wholePath = new RegExp(`^${step}(?:\\.${step})*$`)

/**
 * Parses a field path: `doors[222].flags`, `float_stats[fat]`, `globals[gf_progress][2]`, `doors[].flags`.
 * @returns null if invalid
 */
export function parseFieldPath(path: string): readonly FieldPathStep[] | null {
  if (!wholePath.test(path)) return null
  return path.split('.').map(text => {
    const [name = '', ...brackets] = text.split('[')
    return { name, brackets: brackets.map(bracket => bracket.slice(0, -1)) }
  })
}

/** Formats a field path. @param block two digits, if the path starts at a block */
export function formatFieldPath(steps: readonly FieldPathStep[], block?: string): string {
  const names = steps.map(({ name, brackets }) => name + brackets.map(bracket => `[${bracket}]`).join(''))
  return [...(block === undefined ? [] : [`block${block}`]), ...names].join('.')
}
