import type { Definition, Struct } from '../definition.ts'

/** A struct and all structs inside it, in the order of their first use. */
export function innerStructs(definition: Definition, name: string): readonly Struct[] {
  const found = new Map<string, Struct>()
  function add(structName: string): void {
    const struct = definition.structs.get(structName)
    if (struct === undefined || found.has(structName)) return
    found.set(structName, struct)
    for (const field of struct.fields) if (field.struct !== null) add(field.struct)
  }
  add(name)
  return [...found.values()]
}
