import type { Definition } from '../definition.ts'

/** Size of a block as an expression over its counts, e.g. `2314 + variable_space_size + 262 × script_count`. */
export function sizeFormula(definition: Definition, struct: string): string {
  const fields = definition.structs.get(struct)?.fields ?? []
  let constant = 0
  const terms: string[] = []
  for (const { name, size, elementSize, count } of fields) {
    if (size !== null) constant += size
    else if (count?.kind === 'field') {
      const factor = (elementSize ?? 0) / count.divide
      constant -= factor * count.minus
      terms.push(factor === 1 ? count.field : `${factor} × ${count.field}`)
    } else terms.push(`${elementSize} × ${name}`)
  }
  return [constant, ...terms]
    .filter((term, index) => index > 0 || term !== 0 || terms.length === 0)
    .join(' + ')
}
