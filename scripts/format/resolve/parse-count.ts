import type { Count } from '../definition.ts'

/**
 * Reads a count cell: `13`, `car_count`, `section_count - 1`, `(variable_space_size - 8) / 4` or `until -1`.
 * The grammar itself is checked by the table.
 */
export function parseCount(cell: string): Count {
  if (/^\d+$/.test(cell)) return { kind: 'fixed', value: Number(cell) }
  const until = /^until (-?\d+)$/.exec(cell)
  if (until !== null) return { kind: 'until', value: Number(until[1]) }
  const parts = /^\(?([a-z]\w*)(?: - (\d+))?\)?(?: \/ (\d+))?$/.exec(cell)
  return {
    kind: 'field',
    field: parts?.[1] ?? cell,
    minus: Number(parts?.[2] ?? 0),
    divide: Number(parts?.[3] ?? 1),
  }
}
