import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatReport } from '../../../../scripts/csv/report.ts'
import { asciiOnly, commentText } from '../../../../scripts/exports/shared/texts.ts'
import { formatStep } from '../../../../scripts/format/format-step.ts'
import { tableCsv, tableJson } from '../../../../scripts/publish/tables/tables-step.ts'
import { buildWorkbook } from '../../../../scripts/spreadsheet/workbook/build-workbook.ts'
import { readWorkbook } from '../../../../scripts/spreadsheet/workbook/read-workbook.ts'
import { checkTables } from '../../../../scripts/tables/tables.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { parseRows } from '../../../support/csv-rows.ts'
import { ksy } from '../ksy.ts'
import { parseBt } from '../layout/parse-bt.ts'
import { parseHexpat } from '../layout/parse-hexpat.ts'
import { exported, exportsOf } from '../support.ts'
import { freeColumns, hostileSource, hostileTables, hostileTexts } from './hostile-source.ts'

const root = process.cwd()
const source = hostileSource(hostileTables)
const textOf = exportsOf(source)
const hostileKsy: unknown = parse(textOf('gtasa-save.ksy'), { version: '1.2' })

interface NamedByWeapons {
  readonly enums: { readonly weapons: Readonly<Record<string, { readonly id: string }>> }
}

/** A value without documentation and original names, which alone may differ. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key]) => !['-orig-id', 'doc', 'doc-ref', 'title', 'meta'].includes(key),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTexts(inner)]))
}

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('data with hostile texts', () => {
  it('are legal, in more than twenty columns', () => {
    const { problems = [] } = formatStep({ root, source })
    expect(formatReport([...checkTables(source), ...problems])).toBe('passed')
    expect(hostileTables.flatMap(freeColumns).length).toBeGreaterThan(20)
    for (const text of hostileTexts)
      expect(JSON.stringify(JSON.parse(textOf('format.json')))).toContain(JSON.stringify(text).slice(1, -1))
  })

  it('come back from YAML as texts alone', () => {
    expect(withoutTexts(hostileKsy)).toEqual(withoutTexts(ksy))
    const texts = textsIn(hostileKsy).join('\n')
    for (const text of hostileTexts)
      expect(texts.replace(/\s+/g, ' ').toLowerCase()).toContain(
        commentText(asciiOnly(text)).trim().toLowerCase(),
      )
  })

  it('leave the pattern of ImHex and the template of 010 Editor as they are, but for texts', () => {
    expect(parseHexpat(textOf('gtasa-save.hexpat'))).toEqual(parseHexpat(exported('gtasa-save.hexpat')))
    expect(parseBt(textOf('gtasa-save.bt'))).toEqual(parseBt(exported('gtasa-save.bt')))
  })

  it('become identifiers where an export names numbers after them', () => {
    const named = exportsOf(hostileSource([weapons]))
    const { enums }: NamedByWeapons = parse(named('gtasa-save.ksy'))
    const ids = Object.values(enums.weapons).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(() => parseHexpat(named('gtasa-save.hexpat'))).not.toThrow()
    expect(() => parseBt(named('gtasa-save.bt'))).not.toThrow()
  })

  it.each(hostileTables)('come back from CSV and JSON cell by cell: $name', table => {
    const rows = parseRows(tableCsv(table, source))
    const texts = textsIn(JSON.parse(tableJson(table, source)))
    const [header = [], ...cells] = source.csv(table.file).rows.map(row => row.cells)
    for (const name of freeColumns(table)) {
      const written = cells.map(row => row[header.indexOf(name)])
      expect(rows.map(row => row[name])).toEqual(written)
      expect(texts).toEqual(expect.arrayContaining(written.filter(cell => cell !== '')))
    }
  })

  it('come back from the workbook cell by cell', async () => {
    const { sheets } = await readWorkbook(await buildWorkbook(hostileTables, source), hostileTables)
    for (const { table, csv } of sheets)
      expect(csv.rows.map(({ cells }) => cells)).toEqual(
        source.csv(table.file).rows.map(({ cells }) => cells),
      )
    expect(sheets).toHaveLength(hostileTables.length)
  })
})
