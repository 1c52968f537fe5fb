import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileFault } from './fault.ts'
import type { Outcome, Planted } from './outcome.ts'

const longestCheckMs = 30_000

const replaced = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')))

const swap = (path: string, make: () => void) => {
  rmSync(path)
  make()
}

const table = 'data-csv/pickups.csv'
const jsonFiles = ['coastline.geojson', 'builtup.geojson', 'relief.json', 'roads.json', 'railway.json'].map(
  name => `data-csv/map/${name}`,
)
const stray = (name: string): FileFault => ({
  kind: 'stray file',
  file: `data-csv/${name}`,
  change: 'added',
  plant: path => writeFileSync(path, 'id,name\n1,one\n'),
})

/** Faults that only files can have. */
export const fileFaults: readonly FileFault[] = [
  ...[
    'pickups.csv.orig',
    'weapons (1).csv',
    'weapons.csv.bak',
    'more.csv',
    'blocks/30-more.csv',
    'map/rivers.json',
    'format/notes.txt',
    'facts.xlsx',
    'pickups.csv~',
  ].map(stray),
  ...['.~lock.pickups.csv#', '~$facts.xlsx', '.pickups.csv.swp', 'blocks/.~lock.20-tags.csv#'].map(name => ({
    ...stray(name),
    kind: 'lock file',
  })),
  ...[table, 'data-csv/blocks/20-tags.csv', 'data-csv/format/fields.csv', ...jsonFiles].flatMap(
    (file): FileFault[] => [
      {
        kind: 'named pipe',
        file,
        change: 'replaced',
        plant: path => swap(path, () => execFileSync('mkfifo', [path])),
      },
      {
        kind: 'device',
        file,
        change: '/dev/zero',
        plant: path => swap(path, () => symlinkSync('/dev/zero', path)),
      },
      {
        kind: 'device',
        file,
        change: '/dev/tty',
        plant: path => swap(path, () => symlinkSync('/dev/tty', path)),
      },
      {
        kind: 'folder in place of a file',
        file,
        change: 'replaced',
        plant: path => swap(path, () => mkdirSync(path)),
      },
      { kind: 'missing file', file, change: 'deleted', plant: path => rmSync(path) },
      {
        kind: 'link to itself',
        file,
        change: 'replaced',
        plant: path => swap(path, () => symlinkSync(path, path)),
      },
    ],
  ),
  ...jsonFiles.flatMap((file): FileFault[] => [
    ...[1_000, 100_000].map(depth => ({
      kind: 'nested JSON',
      file,
      change: `${depth} levels`,
      plant: (path: string) => writeFileSync(path, '['.repeat(depth) + ']'.repeat(depth)),
    })),
    {
      kind: 'nested JSON',
      file,
      change: '50,000 objects inside',
      plant: path =>
        replaced(path, text => text.replace(/\d/, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)),
    },
    {
      kind: 'broken JSON',
      file,
      change: 'cut',
      plant: path => replaced(path, text => text.slice(0, text.length / 2)),
    },
    {
      kind: 'broken JSON',
      file,
      change: 'comma',
      plant: path => replaced(path, text => text.replace(',', ',,')),
    },
    {
      kind: 'geometry',
      file,
      change: 'sign lost',
      plant: path => replaced(path, text => text.replace(/-(\d{3,})(?=[^-]*$)/, '$1')),
    },
    {
      kind: 'geometry',
      file,
      change: 'key misspelt',
      plant: path => replaced(path, text => text.replace(/"(\w)(\w)(\w*)":/, '"$2$1$3":')),
    },
    {
      kind: 'geometry',
      file,
      change: 'text for a number',
      plant: path => replaced(path, text => text.replace(/([[,])(-?\d+)/, '$1"$2"')),
    },
  ]),
]

function outcomeOf(
  { file }: FileFault,
  { stdout, stderr, error, status }: ReturnType<typeof spawnSync>,
): Outcome {
  if (error !== undefined) return 'hang'
  const text = String(stdout)
  if (/\n +at .+\d+:\d+\)?\n/.test(`${text}${stderr}`)) return 'trace'
  if (text.includes(`${file}:`) || text.includes(`note: ${file}`)) return 'exact'
  return status === 0 ? 'silent' : 'less exact'
}

/** Plants each fault into a copy of the repository's data, and runs `npm run data -- --check` there. */
export function plantInFiles(root: string, faults: readonly FileFault[]): readonly Planted[] {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  const folders = [
    'scripts',
    'src',
    'snippets',
    'node_modules',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'public',
  ]
  try {
    for (const name of folders) symlinkSync(join(root, name), join(copy, name))
    return faults.map(fault => {
      rmSync(join(copy, 'data-csv'), { recursive: true, force: true })
      cpSync(join(root, 'data-csv'), join(copy, 'data-csv'), { recursive: true })
      fault.plant(join(copy, fault.file))
      const command = [join(root, 'scripts/build-data.ts'), '--check']
      const run = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
        cwd: copy,
        timeout: longestCheckMs,
        stdio: ['ignore', 'pipe', 'pipe'],
        killSignal: 'SIGKILL',
        maxBuffer: 2 ** 28,
      })
      return { ...fault, outcome: outcomeOf(fault, run) }
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
