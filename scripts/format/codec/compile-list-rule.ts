import { elementBytes } from '#shared/layout.ts'
import { type Definition, type Field, fieldOf, fieldsOf } from '../definition.ts'
import type { ReadCursor, WriteCursor } from './cursors.ts'
import { type ListFinding, listRules, type ReadField } from './list-rules.ts'
import { isStruct, type StructValue, type Value } from './value.ts'
import { valueSize } from './value-size.ts'

/** Tests the rows of a list against its rule. `start` is the offset of the list. */
type TestList = (
  cursor: ReadCursor | WriteCursor,
  rows: readonly Value[],
  block: StructValue,
  start: number,
) => void

/** Compiles the test of a list. @returns null if it has no rule */
export function compileListRule(definition: Definition, struct: string, list: Field): TestList | null {
  const rules = listRules(definition)[`${struct} ${list.name}`]
  if (rules === undefined) return null
  const blockFields = fieldsOf(definition, struct)
  const readerOf =
    (values: StructValue): ReadField =>
    name =>
      values[definition.keyOf(name)]

  /** Bytes from a field of the block to the list. */
  function bytesToList(field: string, block: StructValue): number {
    const from = blockFields.findIndex(({ name }) => name === field)
    const between = blockFields.slice(from, blockFields.indexOf(list))
    return between.reduce((sum, one) => sum + valueSize(definition, one, readerOf(block)(one.name)), 0)
  }

  /** Path and offset of a finding. */
  function locateFinding({ index, field, part }: ListFinding, block: StructValue, start: number) {
    if (index === null) return { path: [field], offset: start - bytesToList(field, block) }
    const inner = fieldOf(definition, list.struct, field)
    const offset = start + index * elementBytes(list) + inner.offset
    return part === undefined
      ? { path: [list.name, index, field], offset }
      : { path: [list.name, index, field, part], offset: offset + part * elementBytes(inner) }
  }

  return (cursor, rows, block, start) => {
    const structs = rows.filter(isStruct).map(readerOf)
    for (const finding of rules.flatMap(rule => rule(structs, readerOf(block)))) {
      const { path, offset } = locateFinding(finding, block, start)
      cursor.at(path, () => {
        if (finding.isStrict) cursor.breach(offset, finding.value, finding.allowed)
        else cursor.violate(offset, finding.value, finding.allowed)
      })
    }
  }
}
