import type { Problem } from '../../csv/problem.ts'
import type { Source } from '../../table-engine/table.ts'
import { problemAt } from '../../table-engine/table.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import type { ValueSet } from '../definition.ts'
import type { Layout } from './layout-check.ts'

function usedSets({ definition }: Layout): ReadonlySet<string> {
  const fields = [...definition.structs.values()].flatMap(struct => struct.fields)
  const elements = fields.flatMap(field => field.elements ?? [])
  const flags = [...definition.flagSets.values()].flat()
  const sets: (ValueSet | null)[] = [...fields, ...elements, ...flags].map(({ values }) => values)
  const positions = fields.map(field => field.positions)
  return new Set([...sets, ...positions].flatMap(set => (set === null ? [] : [`${set.kind} ${set.name}`])))
}

/** Every enumeration and every flag set is used somewhere, and flags name enumerations that exist. */
export function valueSetsUsed(layout: Layout, source: Source): readonly Problem[] {
  const used = usedSets(layout)
  const allowed = 'names in use'
  const fix = 'remove the rows, or name them in fields.csv'
  const rule = 'is used nowhere'
  const enumerations = enumerationsTable
    .read(source)
    .soundRows.filter(row => !used.has(`enumeration ${row.values.enumeration}`))
    .map(row => problemAt(row, 'enumeration', { rule, allowed, fix }))
  const flags = flagsTable.read(source).soundRows.flatMap(row => {
    const { set, values } = row.values
    const unused = used.has(`flags ${set}`) ? [] : [problemAt(row, 'set', { rule, allowed, fix })]
    if (values === null || layout.definition.enumerations.has(values.replace(/^enum:/, ''))) return unused
    const missing = { rule: 'names no enumeration', allowed: 'enum: and a name', fix: 'correct the name' }
    return [...unused, problemAt(row, 'values', missing)]
  })
  return [...enumerations, ...flags]
}
