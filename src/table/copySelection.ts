import { escapeHtml } from '#shared/text.ts'

/** Whether some text of a cell is selected: a triple click ends at the start of the next cell and selects nothing in it. */
function hasSelectedText(cell: Element, range: Range): boolean {
  if (!range.intersectsNode(cell)) return false
  const part = document.createRange()
  part.selectNodeContents(cell)
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset)
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset)
  return part.toString() !== ''
}

/**
 * Texts of the selected cells, row by row: whole rows where more than one is selected, so that each column stays one.
 * None where no more than one cell is selected.
 */
function selectedCells(table: HTMLTableElement, range: Range): readonly (readonly string[])[] {
  const rows = [...table.rows].filter(row => range.intersectsNode(row))
  const cellsOf = (row: HTMLTableRowElement) =>
    [...row.cells].filter(cell => !cell.querySelector('[role="toolbar"]'))
  const selected = rows.flatMap(cellsOf).filter(cell => hasSelectedText(cell, range))
  const [first, last] = [selected[0], selected.at(-1)]
  if (!first || !last || first === last) return []
  const isOneRow = first.parentElement === last.parentElement
  return rows
    .slice(
      rows.findIndex(row => row.contains(first)),
      rows.findIndex(row => row.contains(last)) + 1,
    )
    .map(row => {
      const cells = cellsOf(row)
      const part = isOneRow ? cells.slice(cells.indexOf(first), cells.indexOf(last) + 1) : cells
      return part.map(cell => cell.textContent.trim())
    })
}

function htmlTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<td>${escapeHtml(text)}</td>`
  return `<table>${rows.map(cells => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`
}

/**
 * Copies selected rows of a table as a spreadsheet takes them: rows are laid out as grids, of which the browser makes one
 * line per cell and leaves the empty ones out. What goes beyond the table, or is in one cell, stays with the browser.
 */
export function copySelection(event: ClipboardEvent): void {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  const ancestor = range?.commonAncestorContainer
  const table = (ancestor instanceof Element ? ancestor : ancestor?.parentElement)?.closest('table')
  if (!range || !table || !event.clipboardData) return
  const rows = selectedCells(table, range)
  if (rows.length === 0) return
  event.clipboardData.setData('text/plain', rows.map(cells => cells.join('\t')).join('\n'))
  event.clipboardData.setData('text/html', htmlTable(rows))
  event.preventDefault()
}
