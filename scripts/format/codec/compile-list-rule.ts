import { elementBytes } from '#shared/layout.ts'
import { type Definition, type Field, fieldsOf } from '../definition.ts'
import type { ReadCursor, WriteCursor } from './cursors.ts'
import { type ListFinding, listRules, type ReadField } from './list-rules.ts'
import { isStruct, type Value } from './value.ts'

/** Tests the rows of a list against its rule. `starts` are the offsets of the fields of the block. */
export type TestList = (
  cursor: ReadCursor | WriteCursor,
  rows: readonly Value[],
  block: Readonly<Record<string, Value>>,
  starts: ReadonlyMap<string, number>,
) => void

/** Compiles the test of a list. @returns null if it has no rule */
export function compileListRule(definition: Definition, struct: string, list: Field): TestList | null {
  const rules = listRules(definition)[`${struct} ${list.name}`]
  if (rules === undefined || list.struct === null) return null
  const rowFields = fieldsOf(definition, list.struct)
  const read: ReadField = (values, name) => values[definition.keyOf(name)]

  /** Path and offset of a finding. */
  function locateFinding({ index, field, part = 0 }: ListFinding, starts: ReadonlyMap<string, number>) {
    if (index === null) {
      return { path: [field], offset: starts.get(field) ?? 0 }
    }
    const inner = rowFields.find(({ name }) => name === field)
    const row = (starts.get(list.name) ?? 0) + index * elementBytes(list)
    if (inner === undefined) return { path: [list.name, index, field], offset: row }
    const path = [list.name, index, inner.name, ...(inner.count === null ? [] : [part])]
    return { path, offset: row + inner.offset + part * elementBytes(inner) }
  }

  return (cursor, rows, block, starts) => {
    const structs = rows.filter(isStruct)
    for (const finding of rules.flatMap(rule => rule(structs, block, read))) {
      const { path, offset } = locateFinding(finding, starts)
      cursor.at(path, () => {
        if (finding.isStrict) cursor.breach(offset, finding.value, finding.allowed)
        else cursor.violate(offset, finding.value, finding.allowed)
      })
    }
  }
}
