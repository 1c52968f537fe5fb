import type { RefObject } from 'react'
import { fieldRoute } from '../generated/algebra/route.ts'
import type { BlockFormat, Struct } from '../generated/format/types.ts'
import { RowTool } from '../tools/RowTool.tsx'
import type { Subject } from '../tools/subject.ts'
import { formatFieldAddress } from './fieldAddress.ts'
import { fieldParts, listedKey } from './fieldParts.ts'
import type { PlacedField } from './placeFields.ts'

interface Props {
  /** The field list lies in it. */
  root: RefObject<HTMLElement | null>
  format: BlockFormat
  struct: Struct
  fields: readonly PlacedField[]
}

const placeAmong = (element: Element) =>
  element.parentElement ? [...element.parentElement.children].indexOf(element) : -1

/** The tool for the fields of a struct. */
export function FieldTools({ root, format, struct, fields }: Props) {
  const read = (row: HTMLElement, pointedAt: Element): Subject | null => {
    const placed = fields[placeAmong(row)]
    if (!placed) return null
    const parts = fieldParts(format, struct, placed)
    const entry = pointedAt.closest('dl > div')
    const key = entry ? listedKey(placeAmong(entry)) : 'offset'
    return {
      name: `field ${placed.field.name}`,
      route: fieldRoute(format.number, formatFieldAddress(format, struct, placed)),
      parts,
      part: Math.max(
        0,
        parts.findIndex(part => part.key === key),
      ),
    }
  }
  return <RowTool root={root} area={{ selector: 'li[data-role]', read }} tag="div" />
}
