import type { LayoutRows } from './rows.ts'

/** For each struct the numbers of the blocks that use it, rising. `roots` maps block numbers to their structs. */
export function structUse(
  { fields }: LayoutRows,
  roots: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const use = new Map<string, Set<string>>()
  function mark(struct: string, block: string): void {
    const blocks = use.get(struct) ?? new Set()
    if (blocks.has(block)) return
    use.set(struct, blocks.add(block))
    for (const { values } of fields.get(struct) ?? []) if (fields.has(values.type)) mark(values.type, block)
  }
  for (const [block, struct] of roots) mark(struct, block)
  return new Map([...use].map(([struct, blocks]) => [struct, [...blocks].sort()]))
}
