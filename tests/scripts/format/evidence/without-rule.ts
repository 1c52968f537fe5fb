import type { Definition } from '../../../../scripts/format/definition.ts'

/** Names of structs within a struct, at any depth. */
function structsWithin(definition: Definition, name: string): readonly string[] {
  const inner = definition.structs.get(name)?.fields.flatMap(({ struct }) => struct ?? []) ?? []
  return inner.flatMap(struct => [struct, ...structsWithin(definition, struct)])
}

/** Structs whose fields are all verified, as a rule names a field that consists of them. */
function wholeStructs(definition: Definition): ReadonlySet<string> {
  const fields = [...definition.structs.values()].flatMap(struct => struct.fields)
  const whole = fields.filter(field => definition.ruled.get(field) === 'meaning')
  return new Set(
    whole.flatMap(({ struct }) => (struct === null ? [] : [struct, ...structsWithin(definition, struct)])),
  )
}

/** Verified fields and named elements that no rule names, and that have no range or set of values to check. */
export function verifiedWithoutRule(definition: Definition): readonly string[] {
  const { structs, variables, ruled } = definition
  const whole = wholeStructs(definition)
  return [...structs].flatMap(([struct, { fields }]) => {
    if (whole.has(struct)) return []
    return fields.flatMap(field => {
      const { name, role, evidence, elements } = field
      const isVariables = struct === variables.struct && name === variables.field
      const isChecked = field.range !== null || field.values !== null
      if (role === 'count' || evidence !== 'verified' || field.struct !== null || isVariables || isChecked)
        return []
      if (elements === null) return ruled.has(field) ? [] : [`${struct}.${name}`]
      return elements
        .filter(element => element.evidence === 'verified' && !ruled.has(element))
        .map(element => `${struct}.${name}[${element.name}]`)
    })
  })
}
