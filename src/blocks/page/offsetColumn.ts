import { blockRoute } from '../../shared/route.ts'
import type { Column } from '../../table/column.ts'

interface OffsetRow {
  readonly offsetHex: string
}

/** Column with the offset of a row in a block, as a link to the bytes there. */
export function offsetColumn(block: string): Column<OffsetRow> {
  return {
    key: 'offsetHex',
    label: 'Offset',
    kind: 'hex',
    hint: 'Offset in the block',
    link: ({ offsetHex }) => blockRoute(block, offsetHex),
  }
}
