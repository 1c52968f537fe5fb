import type { Definition } from '../../../../scripts/format/definition.ts'
import { targetKey } from '../../../../scripts/format/evidence/rule-path.ts'

/** Names of structs within a struct, at any depth. */
function structsWithin(definition: Definition, name: string): readonly string[] {
  const inner = definition.structs.get(name)?.fields.flatMap(({ struct }) => struct ?? []) ?? []
  return inner.flatMap(struct => [struct, ...structsWithin(definition, struct)])
}

/** Structs whose fields are all verified, as a rule names a field that consists of them. */
function wholeStructs(definition: Definition): ReadonlySet<string> {
  const whole = [...definition.structs].flatMap(([name, { fields }]) =>
    fields.filter(field => definition.ruled.get(targetKey(name, field.name)) === 'meaning'),
  )
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
    return fields.flatMap(({ name, role, evidence, struct: inner, elements, range, values }) => {
      const isVariables = struct === variables.struct && name === variables.field
      if (role !== 'data' || evidence !== 'proven' || inner !== null || isVariables) return []
      const keys = (elements ?? [{ name: null, evidence }]).flatMap(element =>
        element.evidence === 'proven' ? [targetKey(struct, name, element.name)] : [],
      )
      return range === null && values === null ? keys.filter(key => !ruled.has(key)) : []
    })
  })
}
