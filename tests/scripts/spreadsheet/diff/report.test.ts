import { describe, expect, it } from 'vitest'
import { type BuiltData, type Row, readBuiltData } from '../../../../scripts/spreadsheet/diff/built-data.ts'
import { changelogSection, diffReport, withSection } from '../../../../scripts/spreadsheet/diff/report.ts'
import { required } from '../../../support/required.ts'

interface MadeUp {
  readonly name: string
  readonly key?: readonly string[]
  readonly rows: readonly Row[]
}

/** A build of example tables and files, read from its files. */
function build(tables: readonly MadeUp[], files: Readonly<Record<string, string>> = {}): BuiltData {
  const texts = new Map(Object.entries(files))
  texts.set(
    'index.json',
    JSON.stringify({
      tables: tables.map(({ name, rows }) => ({
        table: name,
        title: `Title of ${name}`,
        columns: Object.keys(rows[0] ?? {}).map(column => ({ name: column })),
      })),
      other_files: [...texts.keys(), 'datapackage.json'].map(path => ({ path })),
    }),
  )
  texts.set(
    'datapackage.json',
    JSON.stringify({
      resources: tables.map(({ name, key }) => ({
        path: `${name}.csv`,
        schema: key ? { primaryKey: key } : {},
      })),
    }),
  )
  for (const { name, rows } of tables) texts.set(`${name}.json`, JSON.stringify(rows))
  return readBuiltData(path => required(texts.get(path), path))
}

const cars = (rows: readonly Row[]): MadeUp => ({ name: 'cars', key: ['id'], rows })
const report = (before: readonly MadeUp[], after: readonly MadeUp[]) =>
  diffReport('Data', build(before), build(after))

describe('the difference between two builds', () => {
  it('is empty if they are the same', () => {
    const same = [cars([{ id: 1, name: 'Rancher' }])]
    expect(report(same, same)).toBe('# Data\n\nThe built data is identical.\n')
  })

  it('lists changed cells by the key of their row, and new or removed rows', () => {
    const before = cars([
      { id: 1, name: 'Rancher', ok: true },
      { id: 2, name: 'Tanker', ok: true },
    ])
    const after = cars([
      { id: 1, name: 'Ranger|x', ok: false },
      { id: 3, name: null, ok: true },
    ])
    expect(report([before], [after])).toBe(
      [
        '# Data',
        '## Tables',
        [
          '| table | rows added | removed | changed | columns |',
          '|---|---:|---:|---:|---|',
          '| Title of cars (`cars.csv`) | 1 | 1 | 1 |  |',
        ].join('\n'),
        '### Title of cars (`cars.csv`)',
        [
          '|  | row | column | before | after |',
          '|---|---|---|---|---|',
          '| changed | `1` | `name` | `Rancher` | `Ranger\\|x` |',
          '| changed | `1` | `ok` | `yes` | `no` |',
          '| added | `3` |  |  | `id=3, ok=yes` |',
          '| removed | `2` |  | `id=2, name=Tanker, ok=yes` |  |',
          '',
        ].join('\n'),
      ].join('\n\n'),
    )
  })

  it('ignores a new column for unchanged rows, and lists new or removed tables', () => {
    const text = report(
      [cars([{ id: 1, is_old: true }]), { name: 'boats', rows: [{ id: 1 }] }],
      [cars([{ id: 1, speed: 5 }]), { name: 'planes', rows: [{ id: 1 }, { id: 1 }] }],
    )
    expect(text).toContain(
      '| Title of cars (`cars.csv`) | 0 | 0 | 0 | column added: `speed`; column removed: `is_old` |',
    )
    expect(text).toContain('| Title of planes (`planes.csv`) | 2 | 0 | 0 | new table |')
    expect(text).toContain('| Title of boats (`boats.csv`) | 0 | 1 | 0 | table removed |')
  })

  it('compares whole rows if there is no key, even repeated ones', () => {
    const before = { name: 'zones', rows: [{ name: 'A' }, { name: 'A' }, { name: 'B' }] }
    const after = { name: 'zones', rows: [{ name: 'B' }, { name: 'A' }, { name: 'C' }] }
    expect(report([before], [after])).toContain('| Title of zones (`zones.csv`) | 1 | 1 | 0 |  |')
  })

  it('lists 40 lines of a table and the number of the others', () => {
    const rows = Array.from({ length: 45 }, (_, id) => ({ id }))
    const text = report([cars([{ id: 99 }])], [cars([{ id: 99 }, ...rows])])
    expect(text.match(/^\| added/gm)).toHaveLength(40)
    expect(text).toContain('\nand 5 more\n')
  })

  it('shows the fields and coverage of the format separately, with the exports', () => {
    const fields = (meaning: string): MadeUp => ({
      name: 'format/fields',
      rows: [{ struct: 'block_00', name: 'title', meaning }],
    })
    const known = (proven: number): MadeUp => ({
      name: 'format/coverage',
      key: ['block'],
      rows: [
        { block: '00', size: 9, proven: 4 },
        { block: '01', size: 9, proven },
      ],
    })
    const text = diffReport(
      'Data',
      build([fields('unknown'), known(1)], { 'save.ksy': 'a\nb\nc', 'same.h': 'x' }),
      build([fields('name'), known(3)], { 'save.ksy': 'a\nc\nd\ne', 'same.h': 'x' }),
    )
    expect(text).toContain('## Fields and values of the format\n\n')
    expect(text).toContain('| changed | `block_00 title` | `meaning` | `unknown` | `name` |')
    expect(text).toContain('| changed | `01` | `proven` | `1` | `3` |')
    expect(text).toContain('| `save.ksy` | 2 | 1 |')
    expect(text).not.toContain('same.h')
  })
})

describe('the changelog of the data', () => {
  const before = build([cars([{ id: 1 }])])
  const after = build([cars([{ id: 1 }, { id: 2 }])])
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
