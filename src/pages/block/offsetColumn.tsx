import type { Column } from '../../table/column.ts'
import { OffsetLink } from './OffsetLink.tsx'

interface OffsetRow {
  readonly offsetHex: string
}

/** Column with the offset of a row in the block of this page, as a link to the bytes there. */
export const offsetColumn: Column<OffsetRow> = {
  key: 'offsetHex',
  label: 'Offset',
  kind: 'hex',
  hint: 'Offset in the block',
  render: ({ offsetHex }) => <OffsetLink offsetHex={offsetHex} />,
}
