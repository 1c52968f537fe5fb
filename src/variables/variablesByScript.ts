import type { Variable } from '../generated/variables.ts'

/**
 * The variables each script is known to use, by the name of the script, in the order given. A variable that very many
 * scripts use names only some of them (`furtherUsers`).
 */
export function variablesByScript(variables: readonly Variable[]): ReadonlyMap<string, readonly Variable[]> {
  const byScript = new Map<string, Variable[]>()
  for (const variable of variables) {
    for (const script of variable.usedBy?.split(' ') ?? []) {
      const list = byScript.get(script)
      if (list === undefined) byScript.set(script, [variable])
      else list.push(variable)
    }
  }
  return byScript
}
