import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inputs } from '../../../scripts/csv/inputs.ts'
import type { DataBuild } from '../../../scripts/publish/build-data.ts'
import { refreshData } from '../../../scripts/publish/refresh-data.ts'
import { keptDownloads, type MadeFolder } from '../../../scripts/publish/stamp.ts'

let root = ''
let builds = 0
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const both: readonly MadeFolder[] = ['src/generated', 'dist/data']

const sound = (): DataBuild => {
  const files = [{ path: 'deep/a.ts', content: read('data-csv/a.csv') }]
  return { problems: [], notes: [], modules: files, downloads: files }
}
const problem = {
  file: 'a.csv',
  line: 1,
  column: 1,
  columnName: '',
  cell: '',
  rule: '',
  allowed: '',
  fix: '',
}

/** Whether a refresh builds anew. */
function hasBuilt(folders = both, build: () => Partial<DataBuild> = sound): boolean {
  const before = builds
  refreshData(root, folders, () => {
    builds++
    return { ...sound(), ...build() }
  })
  return builds > before
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refresh-'))
  for (const input of inputs) write(input.includes('.') ? input : `${input}/a.csv`, 'old')
  expect(hasBuilt()).toBe(true)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('data that are made already', () => {
  it('are not made again, to be written or to be checked', () => {
    expect([hasBuilt(), hasBuilt(['src/generated']), hasBuilt([])]).toEqual([false, false, false])
  })

  it.each(inputs)('are made again after a change in %s, and not when it is taken back', input => {
    const file = input.includes('.') ? input : `${input}/a.csv`
    write(file, 'new') // of the same size
    expect(hasBuilt([])).toBe(true)
    expect(read('dist/data/deep/a.ts')).toBe('old') // to check writes nothing
    expect(hasBuilt()).toBe(true)
    expect(read('dist/data/deep/a.ts')).toBe(read('data-csv/a.csv'))
    expect(hasBuilt()).toBe(false)
  })

  it.each(['data-csv', 'scripts', 'src/site/icons/radar'])(
    'are made again after a file more, fewer or under another name in %s',
    folder => {
      write(`${folder}/b.csv`, '')
      expect(hasBuilt()).toBe(true)
      renameSync(join(root, folder, 'b.csv'), join(root, folder, 'c.csv'))
      expect(hasBuilt()).toBe(true)
      rmSync(join(root, folder, 'c.csv'))
      expect(hasBuilt()).toBe(true)
    },
  )

  it.each(both)('are made again after a file of %s was edited, removed or added by hand', folder => {
    write(`${folder}/deep/a.ts`, 'own')
    expect([hasBuilt(), read(`${folder}/deep/a.ts`)]).toEqual([true, 'old'])
    rmSync(join(root, folder, 'deep/a.ts'))
    expect([hasBuilt(), read(`${folder}/deep/a.ts`)]).toEqual([true, 'old'])
    write(`${folder}/own.ts`, 'own')
    expect([hasBuilt(), hasBuilt()]).toEqual([true, false])
  })

  it('are made again, and written, where no stamp can be kept', () => {
    const file = join(root, 'node_modules/.cache/data-stamp.json')
    rmSync(file)
    mkdirSync(file)
    write('data-csv/a.csv', 'new')
    expect([hasBuilt(), hasBuilt(), read('dist/data/deep/a.ts')]).toEqual([true, true, 'new'])
  })

  it('are made again when an input cannot be read any more, which the build itself says', () => {
    write('data-csv/b.csv', '')
    truncateSync(join(root, 'data-csv/b.csv'), 2 ** 31) // more than Node reads, and no byte of it on the disk
    const said = (): DataBuild => ({ problems: [problem], notes: [], modules: [], downloads: [] })
    expect(refreshData(root, both, said).problems).toEqual([problem])
  })

  it('are made again when their stamp was not written to its end, or is that of another Node', () => {
    const file = 'node_modules/.cache/data-stamp.json'
    const stamp = read(file)
    write(file, stamp.slice(0, -3))
    expect(hasBuilt()).toBe(true)
    write(file, stamp.replace(process.version, 'v20.0.0'))
    expect(hasBuilt()).toBe(true)
    expect(read(file)).toBe(stamp)
  })
})

describe('data that have something to say', () => {
  it.each([
    ['problems', { problems: [problem] }],
    ['notes', { notes: ['has tabs'] }],
  ])('say their %s each time', (_, said) => {
    write('data-csv/a.csv', 'new')
    expect([hasBuilt(both, () => said), hasBuilt(both, () => said), hasBuilt()]).toEqual([true, true, true])
  })

  it('are checked again when they could not be written', () => {
    write('data-csv/a.csv', 'new')
    rmSync(join(root, 'dist/data/deep'), { recursive: true })
    write('dist/data/deep', 'a file')
    expect([hasBuilt(), hasBuilt()]).toEqual([true, true])
  })

  it('are checked again when a file was saved while they were built', () => {
    write('data-csv/a.csv', 'new')
    hasBuilt(both, () => {
      write('data-csv/a.csv', 'own')
      return {}
    })
    expect(hasBuilt()).toBe(true)
  })
})

describe('downloads that are made already', () => {
  it('are read from where they lie, and only while they are those of the tables', () => {
    const [download, ...others] = keptDownloads(root) ?? []
    expect([download?.path, String(download?.content), others]).toEqual(['deep/a.ts', 'old', []])
    write('data-csv/a.csv', 'new')
    expect(keptDownloads(root)).toBe(null)
    hasBuilt(['src/generated'])
    expect(keptDownloads(root)).toBe(null)
  })
})
