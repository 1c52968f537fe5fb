import type { Problem } from '../../csv/problem.ts'
import { problemAt, type Source } from '../../table-engine/table.ts'
import { flagsTable } from '../../tables/format/flags.ts'

/** No two flags of a set share a bit. */
export function flagsApart(source: Source): readonly Problem[] {
  const taken = new Map<string, string>()
  return flagsTable.read(source).soundRows.flatMap(row => {
    const { set, bit, width, name } = row.values
    const bits = Array.from({ length: width }, (_, index) => `${set} ${bit + index}`)
    const other = bits.map(key => taken.get(key)).find(owner => owner !== undefined)
    for (const key of bits) taken.set(key, name)
    if (other === undefined) return []
    const rule = `shares a bit with ${other}`
    return [problemAt(row, 'bit', { rule, allowed: 'each bit once', fix: 'correct bit or width' })]
  })
}
