import type { KindName } from '../../csv/engine/kind.ts'
import type { TableColumn } from '../../csv/engine/table.ts'
import { decodeWindows1252 } from '../../csv/windows-1252.ts'
import type { Random } from '../../format/synthetic/random.ts'
import type { TableFault } from './fault.ts'
import { faultInCells, type TableCells } from './table-cells.ts'

const wrongCells: Readonly<Record<KindName, readonly string[]>> = {
  integer: ['12.5', '1O', '1,000', '1E3'],
  float: ['12,5', '1e3', 'O.5', '--1'],
  hex: ['G0', '0x1', 'a', '1.00E+03'],
  text: ['=cmd', 'a\u0000b', ' spaces ', 'left\u202eright'],
  choice: ['Nothing like it', '?', 'none', '0'],
  boolean: ['maybe', 'TRUE', '1', 'Yes'],
  colour: ['red', '#12345', '#gggggg', '123456'],
}

/** A cell that no column of this kind accepts. @param fraction random, from 0 to below 1 */
export function wrongCell({ kind }: TableColumn, fraction: number): string {
  const wrong = wrongCells[kind.name].filter(cell => 'fault' in kind.parse(cell))
  return wrong[Math.floor(fraction * wrong.length)] ?? '='
}

const authored = ({ table, header }: TableCells) =>
  table.columns
    .filter(({ isDerived }) => !isDerived)
    .map(column => ({ ...column, index: header.indexOf(column.name) }))

/** One cell of the wrong kind in each column. */
export function wrongKinds(cells: TableCells, random: Random): TableFault[] {
  return authored(cells).map(column => {
    const cell = wrongCell(column, random.fraction())
    const row = random.integer(0, cells.length - 1)
    return faultInCells('wrong kind of value', cells, [{ row, column: column.index, cell }])
  })
}

/** In each column, two different neighbours exchanged. */
export function exchangedNeighbours(cells: TableCells, random: Random): TableFault[] {
  return authored(cells).flatMap(({ index: column, kind }) => {
    const start = random.integer(0, cells.length - 1)
    for (let step = 0; step < cells.length - 1; step++) {
      const row = (start + step) % (cells.length - 1)
      const [first, second] = [cells.cell(row, column), cells.cell(row + 1, column)]
      if (first === second || first === '' || second === '') continue
      const edits = [
        { row, column, cell: second },
        { row: row + 1, column, cell: first },
      ]
      return [faultInCells(`exchanged neighbours (${kind.name === 'text' ? 'text' : 'value'})`, cells, edits)]
    }
    return []
  })
}

/** A digit of each numeric column changed, so that the cell still fits its column. */
export function changedDigits(cells: TableCells, random: Random): TableFault[] {
  return authored(cells).flatMap(({ index: column, kind }) => {
    if (!['integer', 'float', 'hex'].includes(kind.name)) return []
    const start = random.integer(0, cells.length - 1)
    for (let step = 0; step < cells.length; step++) {
      const row = (start + step) % cells.length
      const old = cells.cell(row, column)
      const cell = old.replace(/\d(?=\D*$)/, digit => String((Number(digit) + random.integer(1, 9)) % 10))
      if (cell !== old && 'value' in kind.parse(cell))
        return [faultInCells('changed digit', cells, [{ row, column, cell }])]
    }
    return []
  })
}

/** Two letters of a text column exchanged, as in a slip of the fingers. */
export function misspellings(cells: TableCells, random: Random): TableFault[] {
  return authored(cells).flatMap(({ index: column, kind }) => {
    if (kind.name !== 'text') return []
    const start = random.integer(0, cells.length - 1)
    for (let step = 0; step < cells.length; step++) {
      const row = (start + step) % cells.length
      const old = cells.cell(row, column)
      const cell = old.replace(/([a-z])(?!\1)([a-z])(?=[a-z]*$)/, '$2$1')
      if (cell !== old && 'value' in kind.parse(cell))
        return [faultInCells('misspelling', cells, [{ row, column, cell }])]
    }
    return []
  })
}

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const windows = (text: string) => decodeWindows1252(Buffer.from(text, 'utf8'))
/** CP437 bytes of some letters, read as Latin-1. */
const cp437: Readonly<Record<string, string>> = {
  é: '\u0082',
  ñ: '¤',
  ó: '¢',
  í: '¡',
  ú: '£',
  ü: '\u0081',
  '½': '«',
  '°': 'ø',
}
const asCp437 = (text: string) => text.replace(/[^ -~]/g, letter => cp437[letter] ?? letter)

/** Text read in the wrong encoding, where a column allows text: once in Latin-1, Windows-1252 and CP437. */
export function wrongEncodings(cells: TableCells, random: Random): TableFault[] {
  const texts = authored(cells).filter(
    ({ kind }) => kind.name === 'text' && 'value' in kind.parse('Café piñata'),
  )
  return texts.slice(0, 3).flatMap(({ index: column }) => {
    const row = random.integer(0, cells.length - 1)
    const fault = (kind: string, cell: string) => faultInCells(kind, cells, [{ row, column, cell }])
    return [
      fault('double-encoded text', latin1('Señor')),
      fault('double-encoded text', windows('16 × 2 – half')),
      fault('CP437 text', asCp437('piñata')),
      fault('CP437 text', asCp437('Díaz')),
    ]
  })
}

/** Columns that name something which exists elsewhere. */
const naming =
  /^(page|role|versions|sizes_seen|where|edition|driver|hood|place|strand|group|struct|values|block)$/

/** Cells of columns that name something, replaced by a name of nothing. */
export function namesOfNothing(cells: TableCells, random: Random): TableFault[] {
  return authored(cells).flatMap(({ index: column, name }) => {
    if (!naming.test(name)) return []
    const rows = Array.from({ length: cells.length }, (_, row) => row).filter(
      row => cells.cell(row, column) !== '',
    )
    return [0, 1].flatMap(() => {
      const row = rows[random.integer(0, rows.length - 1)]
      const cell = name === 'sizes_seen' ? '1, 2 and 3' : name === 'block' ? '29' : 'nowhere'
      return row === undefined ? [] : [faultInCells('name of nothing', cells, [{ row, column, cell }])]
    })
  })
}
