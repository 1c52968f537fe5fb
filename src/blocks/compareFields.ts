import { isContent } from '#shared/block-difference.ts'
import type { Step } from '#shared/format-path/step.ts'
import type { BlockFormat, Field } from '#shared/format-types.ts'
import { stepsIn } from './blockTree.ts'
import type { FieldChanges } from './fieldChanges.ts'
import { typeText } from './fieldText.ts'
import { shownOffset } from './offsetLines.ts'

/**
 * How a field differs from the one of PC, in words; null if it does not.
 * @param own the field on PC
 * @param structStart 0 for the struct of the block; null for a struct inside it, whose offsets begin with a plus sign
 */
function changeOf(field: Field, own: Step | undefined, structStart: number | null): string | null {
  if (own === undefined) return isContent(field) ? 'only on mobile' : null
  const offset = `${own.isMovable ? 'typically ' : ''}${shownOffset(structStart, own.offset)}`
  const before = [
    ...(field.offset === own.field.offset ? [] : [offset]),
    ...(typeText(field) === typeText(own.field) ? [] : [typeText(own.field)]),
  ]
  return before.length > 0 ? `${before.join(', ')} on PC` : null
}

/** The differences between the fields of a block on PC and on mobile. */
export function compareFields(pc: BlockFormat, mobile: BlockFormat): FieldChanges {
  const changes = new Map<string, string>()
  for (const { name, fields } of mobile.structs) {
    const before = stepsIn(pc, name)
    for (const field of fields) {
      const own = before.find(step => step.name === field.name)
      const change = changeOf(field, own, name === mobile.root ? 0 : null)
      if (change !== null) changes.set(`${name}.${field.name}`, change)
    }
  }
  return changes
}
