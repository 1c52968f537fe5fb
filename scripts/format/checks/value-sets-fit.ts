import { nearest } from '#shared/nearest.ts'
import { elementForm, isScalar, scalars } from '#shared/types.ts'
import { type Fault, type Problem, problemAt, type Source } from '../../csv/declare.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import { tables } from '../../tables/tables.ts'
import { allFields, elementsOf, type FieldType, flagsOf, type ValueSet } from '../definition.ts'
import { eachField, type Layout, type LayoutCheck } from './layout-check.ts'

/** What `table:` may name: tables without their folders. */
const tableNames = tables.map(({ name }) => name.replace(/^.*\//, ''))

/** Why a value set does not fit a number of this type, or null. */
function valueSetFault(set: ValueSet | null, type: FieldType, layout: Layout): Fault | null {
  if (set === null) return null
  if (!isScalar(type) || type === 'f32') {
    return { rule: `is not allowed for a ${type}`, allowed: 'whole numbers only', fix: 'empty the cell' }
  }
  const known = {
    enumeration: [...layout.definition.enumerations.keys()],
    flags: [...layout.definition.flagSets.keys()],
    table: tableNames,
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
export const fieldValueSetsExist = eachField(function* check({ field }, { layout }) {
  const fault = valueSetFault(field.values, field.type, layout)
  if (fault !== null) yield { property: 'values', ...fault }
  const single = { rule: 'is not allowed for a single value', allowed: 'arrays only', fix: 'empty the cell' }
  const isSingle = field.positions !== null && field.count === null
  const positionFault = isSingle ? single : valueSetFault(field.positions, 'u32', layout)
  if (positionFault !== null) yield { property: 'positions', ...positionFault }
})

/** The same rule for named elements. */
export const elementValueSetsExist: LayoutCheck = function* check(layout) {
  for (const { fields } of layout.readings.values())
    for (const { field, elementRows } of fields)
      for (const [index, { values, type }] of elementsOf(field).entries()) {
        const row = elementRows[index]
        const fault = valueSetFault(values, elementForm(type).basic, layout)
        if (row !== undefined && fault !== null) yield problemAt(row, 'values', fault)
      }
}

function usedSets({ definition }: Layout): ReadonlySet<string> {
  const fields = allFields(definition)
  const elements = fields.flatMap(elementsOf)
  const flags = [...definition.flagSets.values()].flat()
  const sets: (ValueSet | null)[] = [...fields, ...elements, ...flags].map(({ values }) => values)
  const positions = fields.map(field => field.positions)
  return new Set([...sets, ...positions].flatMap(set => (set === null ? [] : [`${set.kind} ${set.name}`])))
}

/** Every enumeration and flag set is used, and flags name existing enumerations. */
export function* valueSetsUsed(layout: Layout, source: Source): Iterable<Problem> {
  const used = usedSets(layout)
  const unused = {
    rule: 'is used nowhere',
    allowed: 'names in use',
    fix: 'remove the rows, or name them in fields.csv',
  }
  for (const row of enumerationsTable.read(source).soundRows)
    if (!used.has(`enumeration ${row.values.enumeration}`)) yield problemAt(row, 'enumeration', unused)
  for (const row of flagsTable.read(source).soundRows) {
    const { set, values } = row.values
    if (!used.has(`flags ${set}`)) yield problemAt(row, 'set', unused)
    if (values !== null && !layout.definition.enumerations.has(values.replace(/^enum:/, '')))
      yield problemAt(row, 'values', {
        rule: 'is not an enumeration',
        allowed: 'enum: and a name',
        fix: 'correct the name',
      })
  }
}

/** Flags of a set do not share bits. */
export function* flagsDistinct(source: Source): Iterable<Problem> {
  const taken = new Map<string, string>()
  for (const row of flagsTable.read(source).soundRows) {
    const { set, bit, width, name } = row.values
    const bits = Array.from({ length: width }, (_, index) => `${set} ${bit + index}`)
    const other = bits.map(key => taken.get(key)).find(owner => owner !== undefined)
    for (const key of bits) taken.set(key, name)
    if (other !== undefined)
      yield problemAt(row, 'bit', {
        rule: `shares a bit with ${other}`,
        allowed: 'each bit once',
        fix: 'correct bit or width',
      })
  }
}
