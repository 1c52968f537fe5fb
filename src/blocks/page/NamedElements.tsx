import { useMemo } from 'react'
import type { BlockFormat, Evidence } from '../../shared/format-types.ts'
import { toHex } from '../../shared/hex.ts'
import { elementBytes } from '../../shared/layout.ts'
import { blockRoute } from '../../shared/route.ts'
import type { Column } from '../../table/column.ts'
import type { TableDefinition } from '../../table/tableDefinition.ts'
import { breakable } from '../../ui/nameLines.tsx'
import { rangeText } from '../fieldText.ts'
import { offsetColumn, TableSection } from './TableSection.tsx'

interface Row {
  readonly index: number
  /** As `numbered` counts, else the index. */
  readonly number: number
  readonly offsetHex: string
  readonly name: string
  readonly type: string
  readonly meaning: string | null
  readonly values: string | null
  readonly evidence: Evidence
}

const numberColumn = (
  { label, hint, prefix }: NonNullable<Props['numbered']>,
  route: Props['route'],
): Column<Row> => ({
  key: 'number',
  kind: 'integer',
  isDrawn: true,
  isMonospace: true,
  label,
  hint,
  prefix,
  ...(route && { link: ({ index }) => route(index) }),
})

const columnsOf = (
  block: string,
  route: Props['route'],
  numbered: Props['numbered'],
): readonly Column<Row>[] => [
  ...(numbered ? [numberColumn(numbered, route)] : []),
  offsetColumn(block),
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    isMonospace: true,
    render: ({ name }) => breakable(name),
  },
  { key: 'type', label: 'Type', kind: 'choice', isMonospace: true },
  { key: 'meaning', label: 'Meaning', kind: 'text' },
  { key: 'values', label: 'Values', kind: 'text' },
  { key: 'evidence', label: 'Evidence', kind: 'choice', isHidden: true },
]

/** @throws if the block has no such array, as its page would lack a table */
function namedRows(
  { structs, number }: Pick<BlockFormat, 'structs' | 'number'>,
  field: string,
  numbered: Props['numbered'],
): readonly Row[] {
  const array = structs.flatMap(({ fields }) => fields).find(({ name }) => name === field)
  if (!array?.elements) throw new Error(`block ${number} has no named elements in ${field}`)
  return array.elements.map(({ index, name, type, meaning, range, evidence }) => ({
    index,
    number: numbered?.of(index) ?? index,
    offsetHex: toHex(array.offset + index * elementBytes(array)),
    name,
    type,
    meaning,
    values: range && rangeText(range),
    evidence,
  }))
}

interface Props {
  format: BlockFormat
  field: string
  title: string
  /** Table that names them, below data-csv. */
  table: string
  /** Sources of the names. */
  sources: string
  /** Link to more about an element, by index. Must be a stable function. */
  route?: (index: number) => string
  /** A number of each element that leads its row. Must be a constant. */
  numbered?: {
    readonly label: string
    readonly hint: string
    readonly of: (index: number) => number
    readonly prefix: string
  }
}

/** The named elements of an array of a block, e.g. the named global variables. */
export function NamedElements({ format, field, title, table, sources, route, numbered }: Props) {
  const { structs, number } = format // an opened save changes the counts of a format, but not these
  const elements = useMemo((): TableDefinition<Row> => {
    const rows = namedRows({ structs, number }, field, numbered)
    return {
      source: {
        name: table,
        title,
        rowCount: rows.length,
        sources,
        page: blockRoute(number),
        rowKey: ['name'],
        titleKeys: ['name'],
        prefix: `${field}.`,
      },
      rows,
      columns: columnsOf(number, route, numbered),
    }
  }, [structs, number, field, title, table, sources, route, numbered])
  return <TableSection table={elements} />
}
