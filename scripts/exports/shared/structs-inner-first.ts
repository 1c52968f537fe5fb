import type { Definition, Struct } from '../../format/definition.ts'

/** The structs in such an order that each comes after those inside it; empty ones are left out. */
export function structsInnerFirst({ structs }: Definition): readonly Struct[] {
  const found = new Set<Struct>()
  function add(struct: Struct | undefined): void {
    if (struct === undefined || found.has(struct) || struct.fields.length === 0) return
    for (const field of struct.fields) add(structs.get(field.struct ?? ''))
    found.add(struct)
  }
  for (const struct of structs.values()) add(struct)
  return [...found]
}
