import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BuiltData, type Row, readBuiltData } from '../../../../scripts/spreadsheet/diff/built-data.ts'
import { changelogSection, diffReport, withSection } from '../../../../scripts/spreadsheet/diff/report.ts'
import { required } from '../../../support/required.ts'

/** Example tables with the columns of their rows, and files. */
interface Example {
  readonly tables: readonly {
    readonly name: string
    readonly key?: readonly string[]
    readonly rows: readonly Row[]
  }[]
  readonly files?: Readonly<Record<string, string>>
}

/** A build of example tables and files, read from its files. */
function build({ tables, files = {} }: Example): BuiltData {
  const index = {
    tables: tables.map(({ name, rows }) => ({
      table: name,
      title: `Title of ${name}`,
      columns: Object.keys(rows[0] ?? {}).map(column => ({ name: column })),
    })),
    other_files: [...Object.keys(files), 'datapackage.json'].map(path => ({ path })),
  }
  const resources = tables.map(({ name, key }) => ({
    path: `${name}.csv`,
    schema: key ? { primaryKey: key } : {},
  }))
  const texts: Readonly<Record<string, string>> = {
    ...files,
    'index.json': JSON.stringify(index),
    'datapackage.json': JSON.stringify({ resources }),
    ...Object.fromEntries(tables.map(({ name, rows }) => [`${name}.json`, JSON.stringify(rows)])),
  }
  return readBuiltData(path => required(texts[path], path))
}

const cars = (...ids: readonly number[]): Example => ({
  tables: [{ name: 'cars', key: ['id'], rows: ids.map(id => ({ id })) }],
})

const folder = new URL('reports/', import.meta.url)
const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Two builds with the report of their difference, which is beside them. */
const differences = readdirSync(folder)
  .filter(name => name.endsWith('.json'))
  .map(name => {
    const read: { title: string; before: Example; after: Example } = JSON.parse(readText(name))
    return { ...read, expected: readText(name.replace('.json', '.md')) }
  })

describe('the difference between two builds', () => {
  it.each(differences)('$title', ({ before, after, expected }) => {
    expect(diffReport('Data', build(before), build(after))).toBe(expected)
  })

  it('lists 40 lines of a table and the number of the others', () => {
    const more = Array.from({ length: 45 }, (_, id) => id)
    const text = diffReport('Data', build(cars(99)), build(cars(99, ...more)))
    expect(text.match(/^\| added/gm)).toHaveLength(40)
    expect(text).toContain('\nand 5 more\n')
  })
})

describe('the changelog of the data', () => {
  const before = build(cars(1))
  const after = build(cars(1, 2))
  const section = changelogSection('0.2.0, 2030-01-02', before, after)

  it('has the same tables without individual rows', () => {
    expect(section).toMatch(/^## 0\.2\.0, 2030-01-02\n\n### Tables\n\n\| table/)
    expect(section).toContain('| Title of cars (`cars.csv`) | 1 | 0 | 0 |  |')
    expect(section).not.toContain('| added |')
  })

  it('starts with the newest version, and has each version once', () => {
    const old = '# Changes\n\nWords.\n\n## 0.1.0, 2029-01-02\n\nFirst.\n'
    const once = withSection(old, section)
    expect(once).toBe(`# Changes\n\nWords.\n\n${section.trimEnd()}\n\n## 0.1.0, 2029-01-02\n\nFirst.\n`)
    expect(withSection(once, section)).toBe(once)
  })
})
