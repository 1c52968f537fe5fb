import { toHex } from '../../generated/algebra/hex.ts'
import type { BlockFormat, Evidence } from '../../generated/format/types.ts'
import { rangeText } from '../../hexgrid/fieldText.ts'
import type { Column } from '../../table/column.ts'
import { offsetColumn } from './offsetColumn.tsx'
import { TableSection } from './TableSection.tsx'

interface Row {
  readonly offsetHex: string
  readonly name: string
  readonly type: string
  readonly meaning: string | null
  readonly values: string | null
  readonly evidence: Evidence
}

const columns: readonly Column<Row>[] = [
  offsetColumn,
  { key: 'name', label: 'Name', kind: 'text', render: row => <code>{row.name}</code> },
  { key: 'type', label: 'Type', kind: 'choice', render: row => <code>{row.type}</code> },
  { key: 'meaning', label: 'Meaning', kind: 'text' },
  { key: 'values', label: 'Values', kind: 'text' },
  { key: 'evidence', label: 'Evidence', kind: 'choice', isHidden: true },
]

/** The named elements of an array of a block, e.g. the global variables that have a name. */
export function NamedElements({
  format,
  field,
  title,
  table,
}: {
  format: BlockFormat
  field: string
  title: string
  /** Table that names them, below data-csv. */
  table: string
}) {
  const array = format.structs.flatMap(({ fields }) => fields).find(({ name }) => name === field)
  if (!array?.elements) throw new Error(`block ${format.number} has no named elements in ${field}`)
  const rows = array.elements.map(({ offset, name, type, meaning, range, evidence }) => ({
    offsetHex: toHex(offset),
    name,
    type,
    meaning,
    values: range && rangeText(range),
    evidence,
  }))
  const source = {
    name: table,
    title,
    rowMeaning: 'one named element of an array',
    file: `${table}.csv`,
    rowCount: rows.length,
  }
  return (
    <TableSection
      source={source}
      rows={rows}
      columns={columns}
      rowId={row => row.name}
      prefix={`${field}.`}
    />
  )
}
