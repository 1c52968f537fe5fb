import { parseHex, toHex } from '../../../src/shared/hex.ts'
import { eachField, type FieldFault } from './layout-check.ts'

/** No two fields of a struct have the same name. */
export const namesUnique = eachField(({ field }, { earlier }) => {
  const twin = earlier.find(other => other.field.name === field.name)
  if (twin === undefined) return []
  const rule = `repeats the name of line ${twin.row.positionOf('name').line}`
  return [{ property: 'name', rule, allowed: 'each name once per struct', fix: 'rename one of the two' }]
})

function offsetFault(written: number, right: number, previous: string): FieldFault {
  const distance = Math.abs(written - right)
  return {
    property: 'offsetHex',
    rule: written > right ? `leaves a gap of ${distance} bytes` : `overlaps by ${distance} bytes`,
    allowed: `${toHex(right)}, the end of ${previous}`,
    fix: `write ${toHex(right)}, or correct the fields before`,
  }
}

/**
 * Fields follow each other without gaps or overlaps, and their sizes match their types. The offsets of fields that both
 * platforms have are those on PC.
 */
export const offsetsAddUp = eachField(({ field, row }, { earlier, layout }) => {
  const faults: FieldFault[] = []
  const written = parseHex(row.values.offsetHex)
  const previous = earlier.at(-1)?.field.name ?? 'nothing before it'
  const isOwn = layout.definition.platform === 'pc' || row.values.platform !== null
  if (isOwn && written !== field.offset) faults.push(offsetFault(written, field.offset, previous))
  if (row.values.size !== field.size) {
    const right = field.size === null ? 'an empty cell, a count decides' : `${field.size}`
    const rule = 'is not the size of this type and count'
    faults.push({ property: 'size', rule, allowed: right, fix: `write ${right}` })
  }
  return faults
})
