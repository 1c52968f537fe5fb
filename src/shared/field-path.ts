/** A step of a field path. */
export interface FieldPathStep {
  /** Name of a field. */
  readonly name: string
  /** What follows it in brackets: numbers or names of elements; '' stands for any element. */
  readonly brackets: readonly string[]
}

const step = '[a-z]\\w*(?:\\[\\w*\\])*'
const wholePath = new RegExp(`^${step}(?:\\.${step})*$`)

/**
 * Reads a field path as programs write it: `doors[222].flags`, `float_stats[fat]`, `globals[gf_progress][2]`, `doors[].flags`.
 * @returns null for any other text
 */
export function parseFieldPath(path: string): readonly FieldPathStep[] | null {
  if (!wholePath.test(path)) return null
  return path.split('.').map(text => {
    const [name = '', ...brackets] = text.split('[')
    return { name, brackets: brackets.map(bracket => bracket.slice(0, -1)) }
  })
}

/** Writes a field path. @param block two digits, where the path starts at a block */
export function formatFieldPath(steps: readonly FieldPathStep[], block?: string): string {
  const names = steps.map(({ name, brackets }) => name + brackets.map(bracket => `[${bracket}]`).join(''))
  return [...(block === undefined ? [] : [`block${block}`]), ...names].join('.')
}
