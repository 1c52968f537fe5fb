import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseCsv, writeCsv } from '../../../../scripts/csv/csv-file.ts'
import { buildWorkbook } from '../../../../scripts/spreadsheet/workbook/build-workbook.ts'
import { readWorkbook } from '../../../../scripts/spreadsheet/workbook/read-workbook.ts'
import { sheetName } from '../../../../scripts/spreadsheet/workbook/sheet-names.ts'
import { tables } from '../../../../scripts/tables/tables.ts'
import { hasTools } from '../../../support/commands.ts'
import { fileFolder } from '../../../support/folders.ts'
import { realSource, sourceWithFiles } from '../../support/sources.ts'
import { programs } from '../../support/spreadsheet-programs.ts'

/** LibreOffice is not part of the repository: `soffice` on the path, or in SOFFICE_PATH. */
const soffice = process.env.SOFFICE_PATH ?? 'soffice'
const isInstalled = hasTools('round trip through LibreOffice', soffice)

const folder = fileFolder()
const workbook = join(folder, 'facts.xlsx')
beforeAll(async () => {
  if (isInstalled) writeFileSync(workbook, await buildWorkbook(tables, source))
})

/** The longest table would take as long as all others; its first rows are representative. */
const longest = realSource.csv('data-csv/variables.csv')
const source = sourceWithFiles([{ ...longest, rows: longest.rows.slice(0, 200) }])
const fileOf = (name: string): string => `${sheetName(name)}.csv`

const profileOf = (locale: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>`

/** Opens files in LibreOffice with the locale of a country and saves them in a format. */
async function convert(locale: string, format: string, files: readonly string[]): Promise<string> {
  const profile = join(folder, `profile-${locale}`)
  const out = join(folder, `${locale}-${format}`)
  mkdirSync(join(profile, 'user'), { recursive: true })
  const registry = join(profile, 'user', 'registrymodifications.xcu')
  if (!existsSync(registry)) writeFileSync(registry, profileOf(locale))
  const settings = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless']
  await promisify(execFile)(soffice, [...settings, '--convert-to', format, '--outdir', out, ...files])
  return out
}

const countries = [
  { locale: 'en-US', program: 'LibreOffice, English' },
  { locale: 'de-DE', program: 'LibreOffice, German' },
]

describe.runIf(isInstalled).each(countries)('LibreOffice set to $locale', ({ locale, program }) => {
  it(`brings every file back as it was from a workbook`, async () => {
    const out = await convert(locale, 'ods', [workbook])
    const saved = readFileSync(join(out, 'facts.ods'))
    const { sheets, states } = await readWorkbook(saved, tables)
    expect(sheets.map(({ table }) => table.name)).toEqual(tables.map(({ name }) => name))
    const changed = sheets.filter(({ csv }) => writeCsv(csv) !== writeCsv(source.csv(csv.file)))
    expect(changed.map(({ table }) => table.name)).toEqual([])
    expect(states.size).toBe(tables.length)
  }, 200_000)

  it('changes files opened by a double click as the model does', async () => {
    const model = programs.find(({ name }) => name === program)
    const from = join(folder, `from-${locale}`)
    mkdirSync(from)
    for (const { name, file } of tables) writeFileSync(join(from, fileOf(name)), writeCsv(source.csv(file)))
    const out = await convert(
      locale,
      'csv',
      tables.map(({ name }) => join(from, fileOf(name))),
    )
    for (const { name, file } of tables) {
      const { rows } = parseCsv(file, readFileSync(join(out, fileOf(name)), 'utf8'))
      const expected = source.csv(file).rows.map(({ cells }) => ({
        cells: cells.map(cell => model?.cell(cell) ?? cell),
      }))
      expect(writeCsv({ rows }) === writeCsv({ rows: expected }), name).toBe(true)
    }
  }, 200_000)
})
