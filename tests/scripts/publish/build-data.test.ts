import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { editedFolders, inputs } from '../../../scripts/csv/inputs.ts'
import { buildData } from '../../../scripts/publish/build-data.ts'
import { testFolder } from '../../support/folders.ts'
import { testInFolders } from '../../support/transcripts.ts'
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
    for (const edited of editedFolders)
      for (const entry of readdirSync(join(copy, edited), { recursive: true, withFileTypes: true })) {
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

  it('has an index of all downloads: each table as JSON and as CSV, with its columns, and other files', () => {
    const index: DataIndex = JSON.parse(String(downloads.find(({ path }) => path === 'index.json')?.content))
    const listed = [...index.tables.flatMap(({ files }) => files), ...index.other_files]
    const sizes = downloads.map(({ path, content }) => ({ path, size_bytes: Buffer.byteLength(content) }))
    expect(new Set(listed)).toEqual(new Set(sizes.filter(({ path }) => path !== 'index.json')))
    const pickups = index.tables.find(({ table }) => table === 'pickups')
    expect(pickups).toMatchObject({ title: 'Pickups', row: 'one model that can be a pickup', rows: 58 })
    expect(pickups?.files).toMatchObject([{ path: 'pickups.json' }, { path: 'pickups.csv' }])
    const column = (table: string, wanted: string) =>
      index.tables.find(one => one.table === table)?.columns.find(({ name }) => name === wanted)
    expect(column('garages', 'x')).toMatchObject({ type: 'float', unit: 'metres' })
    expect(column('weapons', 'id_hex')).toMatchObject({ type: 'hex', unit: null })
    expect(column('locations', 'side')).toMatchObject({ type: 'choice', values: ['Outside', 'Inside'] })
  })
})

/** Builds the data of the folder. @returns the problems, and the number of files */
function build(folder: string): string {
  const { problems, modules, downloads } = buildData(folder)
  const lines = problems.map(({ file, rule }) => `${file} ${rule}`).sort()
  return [...lines, `${modules.length + downloads.length} files`].map(line => `${line}\n`).join('')
}

describe('building faulty data', () => {
  testInFolders(new URL('build-data.txt', import.meta.url), 'build', build, lendInputs)
})
