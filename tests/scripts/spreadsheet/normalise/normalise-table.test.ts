import { describe, expect, it } from 'vitest'
import type { AnyTable } from '../../../../scripts/csv/declare.ts'
import { normaliseTable } from '../../../../scripts/spreadsheet/normalise/normalise-table.ts'
import { pickups } from '../../../../scripts/tables/pickups.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { cellsOf, csvText, realSource, toCsv, withCells } from '../../support/sources.ts'

const normalise = (table: AnyTable, content: string | Uint8Array) =>
  normaliseTable(table, Buffer.from(content), table.sortedBy, realSource)

/** The text of a table with other cells in one line. */
const textWith = (table: AnyTable, line: number, changes: Readonly<Record<string, string>>) =>
  csvText(withCells(table.file, line, changes))

const good = toCsv(cellsOf(weapons.file))

describe('fix', () => {
  it('normalises a file written by a spreadsheet, and lists the changes', () => {
    const { content, changes } = normalise(weapons, `\ufeff${toCsv(cellsOf(weapons.file), ';', '\r\n')}`)
    expect(content).toBe(good)
    expect(changes).toEqual([
      'began with a byte-order mark',
      'had line endings of another system',
      'had semicolons between its cells',
    ])
    expect(normalise(weapons, content).changes).toEqual([])
  })

  it('fixes cells if the intended value is certain, and lists each', () => {
    const text = textWith(weapons, 4, { name: ' Golf\u00a0 Club', ammo: 'No', id_hex: '0x2' })
    const { content, changes } = normalise(weapons, text)
    expect(changes.filter(change => change.includes('id_hex'))).toEqual(['line 4 id_hex: "0x2" is now "02"'])
    expect(changes).toContain('line 4 ammo: "No" is now "no"')
    expect(changes).toContain('line 4 name: " Golf\u00a0 Club" is now "Golf Club"')
    expect(normalise(weapons, content).changes).toEqual([])
  })

  it('leaves ambiguous cells unchanged', () => {
    const text = textWith(weapons, 4, { ammo: 'maybe', id_hex: 'G' })
    expect(normalise(weapons, text)).toEqual({ content: text, changes: [], left: [] })
  })

  it('orders columns and rows as in the table', () => {
    const [header = [], ...rows] = cellsOf(weapons.file)
    const turned = [header, ...rows.toReversed()].map(row => [row[4] ?? '', ...row.toSpliced(4, 1)])
    const { content, changes } = normalise(weapons, toCsv(turned))
    expect(content).toBe(good)
    expect(changes).toEqual([
      'had its columns in a different order',
      'had rows that were not sorted by slot, id_hex',
    ])
  })

  it('removes quotes that are not needed', () => {
    const name = cellsOf(weapons.file)[1]?.[2] ?? ''
    const quoted = good.replace(name, `"${name}"`)
    const { content, changes } = normalise(weapons, quoted)
    expect(content).toBe(good)
    expect(changes).toHaveLength(1)
  })

  it.each([
    ['Windows-1252', (text: string) => Buffer.from(text.replace('–', '\x96').replace('€', '\x80'), 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('reads a file in %s', (encoding, encode) => {
    const text = textWith(pickups, 3, { note: 'Café – 5 €' })
    const { content, changes } = normalise(pickups, encode(text))
    expect(content).toBe(text)
    expect(changes).toEqual([`was encoded as ${encoding}`])
  })

  it('straightens the curly quotes of a file in Windows-1252', () => {
    const plain = textWith(pickups, 3, { note: "a driver's 'Café'" })
    const curly = textWith(pickups, 3, { note: 'a driver\x92s \x91Café\x92' })
    const { content, changes } = normalise(pickups, Buffer.from(curly, 'latin1'))
    expect(content).toBe(plain)
    expect(changes[0]).toBe('was encoded as Windows-1252')
  })

  it('changes no cell of a file in which a spreadsheet has lost digits', () => {
    const text = textWith(weapons, 4, { name: '2-Jan', id_hex: '2' })
    const { content, changes, left } = normalise(weapons, text)
    expect(content).toBe(text)
    expect(changes).toEqual([])
    expect(left).toEqual([expect.stringContaining('restore the file')])
  })

  it('leaves a file that is not CSV unchanged', () => {
    const broken = `${good}"open,1\n`
    expect(normalise(weapons, broken)).toEqual({
      content: broken,
      changes: [],
      left: ['it cannot be read as CSV'],
    })
  })
})
