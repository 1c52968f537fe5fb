import { type Column, shownCell } from './column.ts'

interface Props<Row> {
  row: Row
  column: Column<Row>
  link: string | null | undefined
}

/** The value of a cell, in a table or on a card. */
export function CellContent<Row extends object>({ row, column, link }: Props<Row>) {
  const content = column.render ? column.render(row) : shownCell(row, column)
  return link ? <a href={`#${link}`}>{content}</a> : content
}
