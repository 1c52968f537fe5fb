import { type Definition, type Element, elementsOf, type Field, fieldsOf } from '../definition.ts'

/** What a path of a rule names. */
export interface RuleTarget {
  readonly struct: string
  readonly field: Field
  /** The named element of the list; null for the whole field. */
  readonly element: Element | null
}

interface PathStep {
  readonly name: string
  readonly element: string | null
}

export interface RulePath {
  /** 00 to 27. */
  readonly block: string
  readonly steps: readonly PathStep[]
}

/** Splits `16.int_stats[people_killed]` into its steps. */
export function parseRulePath(path: string): RulePath {
  const [block = '', ...names] = path.split('.')
  const steps = names.map(step => {
    const [name = '', element = null] = step.replace(']', '').split('[')
    return { name, element }
  })
  return { block, steps }
}

/** What each step of a path names, in order. @throws Error if a name does not exist */
export function ruleTargets(definition: Definition, path: string): readonly RuleTarget[] {
  const { block, steps } = parseRulePath(path)
  let struct = definition.blocks.find(({ number }) => number === block)?.struct ?? null
  return steps.map(({ name, element: wanted }) => {
    if (struct === null) throw new Error(`${path}: ${name} is not in a struct`)
    const inside = struct
    const field = fieldsOf(definition, inside).find(candidate => candidate.name === name)
    if (field === undefined) throw new Error(`${path}: ${inside} has no field ${name}`)
    const element = elementsOf(field).find(candidate => candidate.name === wanted) ?? null
    if (wanted !== null && element === null) throw new Error(`${path}: ${name} has no element ${wanted}`)
    struct = field.struct
    return { struct: inside, field, element }
  })
}

/** The key of a field or named element, e.g. `block_16.int_stats[people_killed]`. */
export function targetKey(struct: string, field: string, element: string | null = null): string {
  return element === null ? `${struct}.${field}` : `${struct}.${field}[${element}]`
}
