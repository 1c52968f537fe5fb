import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A file of the built site: its path below the site, and its bytes. */
export interface BuiltFile {
  readonly path: string
  readonly content: Buffer
}

/** What is fetched in one request. `files` go in the order of their paths. */
export interface FileGroup {
  readonly name: string
  readonly files: readonly BuiltFile[]
}

/** Groups in the order in which they are fetched: what the reader may want next comes first. */
const groups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['frame', /^(index\.html|[^/]+\.(webmanifest|svg|png))$/],
  ['blocks', /^assets\/((first-)?(block-)?\d\d-|BlockPage)/],
  ['pages', /^(assets\/|[^/]+\.html$)/],
  ['formats', /^data\/[^/]*(save|format)\.[^/]+$/],
  ['data', /^/],
]

/** The order above, with the pages that are one click away before the blocks. */
const order = ['frame', 'pages', 'blocks', 'data', 'formats']

/** Packed size that a group is divided for: what a poor line (1.6 Mbit/s) brings in about a third of a second. */
const goalBytes = 64_000

/** `vehicles` for `assets/vehicles-bDkBS9tZ.js`: the part of a name that stays when the content changes. */
const stemOf = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.[^/]*$/, '')
    .replace(/-[\w-]{8}$/, '')

/** Files of one stem stay together, and every file keeps its part when others change. */
function partOf(path: string, count: number): number {
  return createHash('sha256').update(stemOf(path)).digest().readUInt32BE() % count
}

function divide(name: string, files: readonly BuiltFile[]): FileGroup[] {
  const packedBytes = files.reduce((sum, { content }) => sum + gzipSync(content).length, 0)
  const count = Math.max(1, Math.round(packedBytes / goalBytes))
  return Array.from({ length: count }, (_, part) => ({
    name: `${name}-${part + 1}`,
    files: files.filter(({ path }) => partOf(path, count) === part),
  }))
}

/**
 * Divides the files of a site into groups of about equal packed size, so that a change of one file changes one group.
 * @returns groups without empty ones, the most urgent first
 */
export function groupFiles(files: readonly BuiltFile[]): FileGroup[] {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const groupOf = ({ path }: BuiltFile) => groups.find(([, pattern]) => pattern.test(path))?.[0]
  return order
    .flatMap(name =>
      divide(
        name,
        sorted.filter(file => groupOf(file) === name),
      ),
    )
    .filter(group => group.files.length > 0)
}
