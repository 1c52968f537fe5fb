import { type CodeStep, type FieldCode, fieldCode } from '../../../src/shared/field-code.ts'
import { type Definition, elementsOf, type Field, fieldsOf } from '../definition.ts'

/** An integer as programs write it, e.g. `1_000_000`. */
const numberCode = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? value.toLocaleString('en').replaceAll(',', '_')
    : String(value)

interface Elements {
  readonly typescriptSuffix: string
  readonly pythonSuffix: string
  /** Further parameters of `fill` for several elements; otherwise null. */
  readonly fill: string | null
}

/** Parses brackets: an element by number or name, or several by `4-14` or `all`. */
function elementsCode(field: Field, [bracket = '', ...inner]: readonly string[]): Elements {
  const rest = inner.map(index => `[${index}]`).join('')
  const element = elementsOf(field).find(({ name }) => name === bracket)
  if (element) {
    const index = element.index + Number(inner[0] ?? 0)
    return { typescriptSuffix: `[${index}]`, pythonSuffix: `.${element.name}${rest}`, fill: null }
  }
  const wrapper = field.elements === null ? '' : '.values'
  const [, first, last] = /^(\d+)-(\d+)$/.exec(bracket) ?? []
  if (first !== undefined) {
    const end = Number(last) + 1
    return { typescriptSuffix: '', pythonSuffix: `${wrapper}[${first}:${end}]`, fill: `, ${first}, ${end}` }
  }
  if (bracket === 'all') return { typescriptSuffix: '', pythonSuffix: wrapper, fill: '' }
  return {
    typescriptSuffix: `[${bracket}]${rest}`,
    pythonSuffix: `${wrapper}[${bracket}]${rest}`,
    fill: null,
  }
}

/**
 * A step of a recipe as code.
 * @param path e.g. `block20.paint[all]`
 * @param value value to write; null if it is only checked @throws Error if the path is invalid
 */
export function stepCode(definition: Definition, path: string, value: number | null): FieldCode {
  const { blocks, variables } = definition
  const [root, ...parts] = path.split('.')
  const block = blocks.find(({ number }) => root === `block${number}`)
  if (block === undefined) throw new Error(`${path} is in no block`)
  const steps: CodeStep[] = []
  let struct: string | null = block.struct
  let fill: string | null = null
  let variable: string | null = null
  for (const part of parts) {
    const [name = '', ...brackets] = part.replaceAll(']', '').split('[')
    const owner: string = struct ?? ''
    const field = fieldsOf(definition, owner).find(candidate => candidate.name === name)
    if (field === undefined) throw new Error(`${path}: there is no ${name}`)
    struct = field.struct
    if (brackets.length === 0) {
      const pythonSuffix = field.values?.kind === 'flags' ? '.value' : ''
      steps.push({ struct: owner, field: name, pythonSuffix })
      continue
    }
    const { fill: parameters, ...suffixes } = elementsCode(field, brackets)
    steps.push({ struct: owner, field: name, ...suffixes })
    fill = parameters
    if (owner === variables.struct && name === variables.field) variable = brackets.join('[')
  }
  const { typescript, python } = fieldCode(block.name, steps)
  if (value === null) return { typescript, python }
  const written = numberCode(value)
  if (variable !== null) {
    const key = variable.includes('[') ? `${variable}]` : variable
    return { typescript: `save.script.globals.set('${key}', ${written})`, python }
  }
  const assignment = fill === null ? ` = ${written}` : `.fill(${written}${fill})`
  return { typescript: `${typescript}${assignment}`, python }
}
