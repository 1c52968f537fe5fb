import { nearest } from '../../../src/shared/nearest.ts'
import { elementForm, isScalar, scalars } from '../../../src/shared/types.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import type { Fault, Problem } from '../../csv/problem.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import { elementsOf, type FieldType, flagsOf, type ValueSet } from '../definition.ts'
import { eachField, type Layout, type LayoutCheck } from './layout-check.ts'

/** Why a value set does not fit a number of this type, or null. */
function valueSetFault(set: ValueSet, type: FieldType, layout: Layout): Fault | null {
  if (!isScalar(type) || type === 'f32') {
    return { rule: `is not allowed for a ${type}`, allowed: 'whole numbers only', fix: 'empty the cell' }
  }
  const known = {
    enumeration: [...layout.definition.enumerations.keys()],
    flags: [...layout.definition.flagSets.keys()],
    table: layout.tableNames,
  }[set.kind]
  if (!known.includes(set.name)) {
    const close = nearest(set.name, known)
    return {
      rule: `refers to something that does not exist (${set.name})`,
      allowed: known.join(', '),
      fix: close === null ? 'add its rows, or correct the name' : `write ${close}`,
    }
  }
  const flags = set.kind === 'flags' ? flagsOf(layout.definition, set.name) : []
  const bits = Math.max(0, ...flags.map(({ bit, width }) => bit + width))
  if (bits <= scalars[type].size * 8) return null
  return { rule: `has ${bits} bits`, allowed: `${scalars[type].size * 8} bits`, fix: 'correct the flag set' }
}

/** Enumerations, flag sets and tables named by fields exist and fit; only arrays have positions. */
export const fieldValueSetsExist = eachField(({ field }, { layout }) => {
  const fault = field.values === null ? null : valueSetFault(field.values, field.type, layout)
  const faults = fault === null ? [] : [{ property: 'values', ...fault }]
  if (field.positions === null) return faults
  if (field.count === null) {
    const rule = 'is not allowed for a single value'
    const single = { property: 'positions', rule, allowed: 'arrays only', fix: 'empty the cell' }
    return [...faults, single]
  }
  const positionFault = valueSetFault(field.positions, 'u32', layout)
  return positionFault === null ? faults : [...faults, { property: 'positions', ...positionFault }]
})

/** The same rule for named elements. */
export const elementValueSetsExist: LayoutCheck = layout => {
  const problems: Problem[] = []
  for (const { fields } of layout.readings.values()) {
    for (const { field, elementRows } of fields) {
      for (const [index, { values, type }] of elementsOf(field).entries()) {
        const row = elementRows[index]
        const fault = values === null ? null : valueSetFault(values, elementForm(type).basic, layout)
        if (row !== undefined && fault !== null) problems.push(problemAt(row, 'values', fault))
      }
    }
  }
  return problems
}

function usedSets({ definition }: Layout): ReadonlySet<string> {
  const fields = [...definition.structs.values()].flatMap(struct => struct.fields)
  const elements = fields.flatMap(elementsOf)
  const flags = [...definition.flagSets.values()].flat()
  const sets: (ValueSet | null)[] = [...fields, ...elements, ...flags].map(({ values }) => values)
  const positions = fields.map(field => field.positions)
  return new Set([...sets, ...positions].flatMap(set => (set === null ? [] : [`${set.kind} ${set.name}`])))
}

/** Every enumeration and flag set is used, and flags name existing enumerations. */
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
    const missing = { rule: 'is not an enumeration', allowed: 'enum: and a name', fix: 'correct the name' }
    return [...unused, problemAt(row, 'values', missing)]
  })
  return [...enumerations, ...flags]
}

/** Flags of a set do not share bits. */
export function flagsDistinct(source: Source): readonly Problem[] {
  const taken = new Map<string, string>()
  return flagsTable.read(source).soundRows.flatMap(row => {
    const { set, bit, width, name } = row.values
    const bits = Array.from({ length: width }, (_, index) => `${set} ${bit + index}`)
    const other = bits.map(key => taken.get(key)).find(owner => owner !== undefined)
    for (const key of bits) taken.set(key, name)
    if (other === undefined) return []
    return [
      problemAt(row, 'bit', {
        rule: `shares a bit with ${other}`,
        allowed: 'each bit once',
        fix: 'correct bit or width',
      }),
    ]
  })
}
