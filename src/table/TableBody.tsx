import type { Column } from './column.ts'
import styles from './TableBody.module.css'
import { TableRow } from './TableRow.tsx'

interface Props<Row> {
  /** Heading of the group, empty for none. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string | number
  chosenId: string | null
}

export function TableBody<Row>({ label, rows, columns, rowId, chosenId }: Props<Row>) {
  return (
    <tbody className={styles.body}>
      {label && (
        <tr className={styles.group}>
          <th colSpan={columns.length} scope="rowgroup">
            <span>{label}</span>
          </th>
        </tr>
      )}
      {rows.map(row => {
        const id = String(rowId(row))
        return <TableRow key={id} row={row} columns={columns} isChosen={id === chosenId} />
      })}
    </tbody>
  )
}
