import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeFolder } from '../../../scripts/build/output-file.ts'
import { editedFolders, inputs } from '../../../scripts/csv/inputs.ts'
import { buildData } from '../../../scripts/publish/build-data.ts'
import { testFolder } from '../../support/folders.ts'
import { realBuild } from '../support/real-build.ts'

const root = process.cwd()

/**
 * Gives a folder all inputs of a build; inputs that no test damages are links, as copying them takes as long
 * as a build.
 */
function lendInputs(folder: string): void {
  for (const input of inputs) {
    mkdirSync(dirname(join(folder, input)), { recursive: true })
    if (input === 'scripts') symlinkSync(join(root, input), join(folder, input), 'junction')
    else cpSync(join(root, input), join(folder, input), { recursive: true })
  }
}

const { problems, modules, downloads } = realBuild

interface DataIndex {
  readonly tables: readonly {
    readonly table: string
    readonly files: readonly object[]
    readonly columns: readonly { readonly name: string }[]
  }[]
  readonly other_files: readonly object[]
}

describe('building the data', () => {
  it('has no problems', () => {
    expect(problems).toEqual([])
  })

  // What `npm run data` wrote before the tests is another build.
  it.each([
    ['src/generated', modules],
    ['dist/data', downloads],
  ] as const)('gives the same bytes every time, as %s has; if not, run npm run data', (folder, files) => {
    const different = files.filter(({ path, content }) => {
      const file = join(root, folder, path)
      return !existsSync(file) || Buffer.compare(readFileSync(file), Buffer.from(content)) !== 0
    })
    expect(different.map(({ path }) => path)).toEqual([])
  })

  it('gives the same bytes from files with CRLF, and names the line endings', () => {
    const copy = testFolder()
    lendInputs(copy)
    for (const folder of editedFolders)
      for (const entry of readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        if (entry.isFile()) writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
      }
    const build = buildData(copy)
    expect(build.problems).toEqual([])
    expect(build.notes).toEqual([expect.stringMatching(/^each of \d+ files, .* has line endings of another/)])
    const texts = ({ modules, downloads }: typeof build) =>
      [...modules, ...downloads]
        .filter(({ path }) => /^(snippets\.ts|radar-icons\/)/.test(path))
        .map(({ content }) => String(content))
    expect(texts(build).length).toBeGreaterThan(50)
    expect(texts(build)).toEqual(texts(realBuild))
  })

  it('creates each file once', () => {
    for (const files of [modules, downloads]) {
      expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
    }
  })

  it('writes neither NaN nor undefined', () => {
    // Code of the package may contain these words.
    const isCode = (path: string) => /^gtasa-save\/(index|library|commands|shared|.*\.d)\.[jt]s$/.test(path)
    const data = [...downloads, ...modules].filter(({ path }) => !isCode(path))
    const wrong = data.filter(
      ({ content }) => typeof content === 'string' && /[:[,] *(NaN|-?Infinity|undefined)\b/.test(content),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('creates each table as a module, as JSON and as CSV, and an index of all downloads', () => {
    expect(modules.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['weapons.ts', 'blocks/20-tags.ts']),
    )
    const paths = downloads.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['weapons.json', 'weapons.csv', 'blocks/20-tags.csv']))
    const index: DataIndex = JSON.parse(String(downloads.find(({ path }) => path === 'index.json')?.content))
    const listed = [...index.tables.flatMap(({ files }) => files), ...index.other_files]
    const sizes = downloads.map(({ path, content }) => ({ path, size_bytes: Buffer.byteLength(content) }))
    expect(new Set(listed)).toEqual(new Set(sizes.filter(({ path }) => path !== 'index.json')))
    const pickups = index.tables.find(({ table }) => table === 'pickups')
    expect(pickups).toMatchObject({ title: 'Pickups', row: 'one model that can be a pickup', rows: 58 })
    const column = (table: string, wanted: string) =>
      index.tables.find(one => one.table === table)?.columns.find(({ name }) => name === wanted)
    expect(column('garages', 'x')).toMatchObject({ type: 'float', unit: 'metres' })
    expect(column('weapons', 'id_hex')).toMatchObject({ type: 'hex', unit: null })
    expect(column('locations', 'side')).toMatchObject({ type: 'choice', values: ['Outside', 'Inside'] })
  })

  it('reports all invalid and missing files of a run together and creates no files', () => {
    const copy = testFolder()
    lendInputs(copy)
    const broken = ['data-csv/weapons.csv', 'data-csv/map/roads.json', 'src/site/icons/radar/0F.svg']
    const missing = ['data-csv/vehicles.csv', 'data-csv/map/relief.json', 'src/site/icons/radar/1F.svg']
    const folders = ['data-csv/threads.csv', 'data-csv/map/railway.json', 'src/site/icons/radar/2D.svg']
    for (const file of broken) writeFileSync(join(copy, file), '{')
    for (const file of [...missing, ...folders]) rmSync(join(copy, file))
    for (const file of folders) mkdirSync(join(copy, file))
    const build = buildData(copy)
    const rules = new Map(build.problems.map(({ file, rule }) => [file, rule]))
    expect([...rules.keys()]).toEqual(expect.arrayContaining([...broken, ...missing, ...folders]))
    expect(rules.get('data-csv/map/roads.json')).toMatch(/^does not have its layout/)
    expect(missing.map(file => rules.get(file))).toEqual(missing.map(() => 'is missing'))
    expect(folders.map(file => rules.get(file))).toEqual(folders.map(() => 'is a folder'))
    expect(build).toMatchObject({ modules: [], downloads: [] })
  })

  it('reports a missing format file once, though several steps read it, and reports no other file', () => {
    const copy = testFolder()
    lendInputs(copy)
    rmSync(join(copy, 'data-csv/format/flags.csv'))
    const build = buildData(copy)
    expect(build.problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'data-csv/format/flags.csv is missing',
    ])
  })
})

describe('writing the generated files', () => {
  let folder = ''
  beforeEach(() => {
    folder = testFolder()
  })

  const write = (...files: [string, string][]) =>
    writeFolder(
      folder,
      'src/generated',
      files.map(([path, content]) => ({ path, content })),
    )
  const written = (path: string) => readFileSync(join(folder, 'src/generated', path), 'utf8')

  it('removes files that are no longer generated', () => {
    write(['a.ts', '1'], ['deep/b.ts', '2'])
    write(['deep/c.ts', '3'])
    expect(existsSync(join(folder, 'src/generated/a.ts'))).toBe(false)
    expect(existsSync(join(folder, 'src/generated/deep/b.ts'))).toBe(false)
    expect(written('deep/c.ts')).toBe('3')
  })

  it('writes only files whose content changed', () => {
    write(['a.ts', '1'], ['b.ts', '2'])
    const path = join(folder, 'src/generated/a.ts')
    utimesSync(path, 1, 1)
    write(['a.ts', '1'], ['b.ts', '3'])
    expect(statSync(path).mtimeMs).toBe(1000)
    expect(written('b.ts')).toBe('3')
  })

  it('reports files that cannot be written', () => {
    write(['deep/b.ts', '1'])
    expect(write(['deep', '2'])).toMatchObject([
      { file: 'src/generated', rule: expect.stringContaining('cannot be written') },
    ])
    rmSync(join(folder, 'src'), { recursive: true })
    writeFileSync(join(folder, 'src'), 'a file')
    expect(write(['a.ts', '1'])).toMatchObject([{ rule: expect.stringContaining('cannot be written') }])
  })
})
