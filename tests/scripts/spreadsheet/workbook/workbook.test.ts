import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type CsvFile, type CsvRow, writeCsv } from '../../../../scripts/csv/csv-file.ts'
import { changeSummary } from '../../../../scripts/spreadsheet/diff/report.ts'
import { buildWorkbook } from '../../../../scripts/spreadsheet/workbook/build-workbook.ts'
import { type ReadWorkbook, readWorkbook } from '../../../../scripts/spreadsheet/workbook/read-workbook.ts'
import { sheetName } from '../../../../scripts/spreadsheet/workbook/sheet-names.ts'
import { takeWorkbook } from '../../../../scripts/spreadsheet/workbook/take-workbook.ts'
import { statistics } from '../../../../scripts/tables/blocks/16-statistics.ts'
import { correctionsTable } from '../../../../scripts/tables/format/corrections.ts'
import { pickups } from '../../../../scripts/tables/pickups.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { realSource, sourceWithFiles } from '../../support/sources.ts'

const some = [weapons, pickups, correctionsTable, statistics]
const bytes = await buildWorkbook(some, realSource)
const workbook = await readWorkbook(bytes, tables)

const isSame = (csv: CsvFile) => writeCsv(csv) === writeCsv(realSource.csv(csv.file))

/** The rows of the weapons with other cells in some lines, as written in CSV; without the lines of which there are none. */
function weaponRows(lines: Readonly<Record<number, string | null>>): readonly CsvRow[] {
  const kept = realSource.csv(weapons.file).rows.filter(({ line }) => !(line in lines))
  const others = Object.entries(lines).flatMap(([line, cells]) =>
    cells === null ? [] : { line: Number(line), cells: cells.split(',') },
  )
  return [...kept, ...others].sort((one, other) => one.line - other.line)
}

/** The workbook after its weapons were edited. */
function edited(lines: Readonly<Record<number, string | null>>): ReadWorkbook {
  const sheets = workbook.sheets.map(sheet =>
    sheet.table === weapons ? { ...sheet, csv: { ...sheet.csv, rows: weaponRows(lines) } } : sheet,
  )
  return { ...workbook, sheets }
}

describe('the workbook', () => {
  it('is read back as the same CSV files', () => {
    expect(workbook.sheets.map(({ table }) => table.name)).toEqual(some.map(({ name }) => name))
    expect(workbook.sheets.filter(({ csv }) => !isSame(csv))).toEqual([])
    expect(takeWorkbook(workbook, realSource)).toMatchObject({ files: [], changes: [], problems: [] })
    expect(workbook.unknown).toEqual([])
  })

  it('has a valid sheet name for each table', () => {
    const names = tables.map(({ name }) => sheetName(name))
    expect(names.filter(name => name.length > 31 || /[:\\/?*[\]]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(tables.length)
  })

  it('contains only text, under fixed headers that show the rule, with drop-downs for sets of values', async () => {
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    const [sheet] = sheets
    const cells = [...(sheet?.cells ?? [])]
    expect(cells.filter(([, { style }]) => style?.numFmt !== '@').map(([position]) => position)).toEqual([])
    expect(sheet?.freezePane).toMatchObject({ rows: 1 })
    expect(sheet?.cells?.get('0,1')?.comment?.text).toBe(
      'ID: Id of the weapon as stored\nAllowed: 00 to 2E\nMust be filled',
    )
    expect(sheet?.dataValidations).toEqual([
      expect.objectContaining({ type: 'list', formula1: "'choices'!$A$1:$A$2", range: 'E2:E117' }),
    ])
    expect(sheets.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['choices', 'made from'])
  })
})

describe('reading an edited workbook', () => {
  it('returns the changed files and lists the changes by table and key', () => {
    const { files, changes, problems } = takeWorkbook(
      edited({ 5: '1,02,Golf club,,no,,333', 57: null, 58: '1,2E,New "thing",,no,,' }),
      realSource,
    )
    expect(problems).toEqual([])
    const summary = changeSummary(changes)
    expect(summary).toContain('| changed | `02 1` | `name` | `Golf Club` | `Golf club` |')
    expect(summary).toContain('`slot=1, id_hex=2E, name=New "thing", ammo=no`')
    expect(summary).toMatch(/\| removed \| `28 12` \|/)
    expect(files.map(({ path }) => path)).toEqual([weapons.file])
    // The new row is where the order of the table requires it.
    expect(files[0]?.content.split('\n').indexOf('1,2E,"New ""thing""",,no,,')).toBe(12)
  })

  it('ignores empty rows, and reads numbers, dates and booleans as text that the checks can validate', async () => {
    const rows = [
      ['a', 'b', 'c', 'd', null],
      [null, null, null, null, null],
      [140, 0.5, true, new Date(Date.UTC(2026, 0, 2)), ''],
      ['', '', '', '', ''],
    ]
    const { sheets } = await readWorkbook(await writeXlsx({ sheets: [{ name: 'weapons', rows }] }), tables)
    expect(sheets[0]?.csv.rows).toEqual([
      { line: 1, cells: ['a', 'b', 'c', 'd'] },
      { line: 3, cells: ['140', '0.5', 'TRUE', '2026-01-02'] },
    ])
  })

  it('reports sheets that belong to no table', async () => {
    const bytesOfOther = await writeXlsx({ sheets: [{ name: 'my notes', rows: [['a']] }] })
    expect(await readWorkbook(bytesOfOther, tables)).toMatchObject({ sheets: [], unknown: ['my notes'] })
  })

  it('fixes what is certain and reports the rest with the row of the sheet', () => {
    const { repaired, source } = takeWorkbook(
      edited({ 5: '1,2, Golf Club,,no,,333', 6: '1,G3,Nightstick,,no,,334' }),
      realSource,
    )
    expect(repaired).toEqual([
      'data-csv/weapons.csv: line 5 id_hex: "2" is now "02"',
      'data-csv/weapons.csv: line 5 name: " Golf Club" is now "Golf Club"',
    ])
    expect(weapons.problems(source)).toContainEqual(
      expect.objectContaining({ file: weapons.file, line: 6, column: 2, cell: 'G3' }),
    )
  })

  it('keeps a file that has changed in the meantime, if its sheet was not edited', () => {
    const rows = weaponRows({ 3: '0,01,Knuckles,,no,,331' })
    const since = sourceWithFiles([{ ...realSource.csv(weapons.file), rows }])
    expect(takeWorkbook(workbook, since)).toMatchObject({ files: [], problems: [] })
    expect(takeWorkbook(edited({ 5: '1,02,Golf club,,no,,333' }), since).problems).toEqual([
      expect.objectContaining({ file: weapons.file, fix: expect.stringContaining('make a new workbook') }),
    ])
  })
})
