import { Buffer } from 'node:buffer'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { once } from '#shared/memoize.ts'
import type { Problem } from '../csv/declare.ts'
import { errorCode, problemOfFile } from '../csv/read-file.ts'

/** First line of a generated module. @param sources paths of its sources, from the root of the repository */
export function madeFrom(...sources: readonly string[]): string {
  return `// Generated from ${sources.join(' and ')} by \`npm run data\`. Edit that file, not this one.\n\n`
}

/** A value as a compact TypeScript literal, with unquoted keys where possible and maps as objects. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (value instanceof Map) return literal(Object.fromEntries(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(inner)}`
  })
  return `{${entries.join(',')}}`
}

/** The argument of `rowsOf`, a line per property: in rows, the names of properties would be half of the text. */
export const columnsCode = (columns: Readonly<Record<string, readonly unknown[]>>): string =>
  Object.entries(columns)
    .map(([property, cells]) => `  ${property}: ${JSON.stringify(cells)},\n`)
    .join('')

export interface OutputFile {
  /** Path below the folder it is written to, e.g. `weapons.ts` or `blocks/20-tags.json`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * A file with lazily created content: checking the data or updating an open page needs only a few of them.
 */
export function outputFile(path: string, makeContent: () => OutputFile['content']): OutputFile {
  const content = once(makeContent)
  return {
    path,
    get content() {
      return content()
    },
  }
}

/** A constant of a generated module. */
interface Constant {
  /** What it is, as a sentence. */
  readonly doc?: string
  /** Its type; by default what the compiler finds. */
  readonly type?: string
  readonly value: object | string
}

/** A text, or a list or object with each entry on its own line. */
function linesOf(value: object | string): string {
  if (typeof value === 'string') return literal(value)
  const entries = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(([key, inner]) => literal({ [key]: inner }).slice(1, -1))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.map(entry => `  ${entry},\n`).join('')}${close}`
}

interface ModuleParts {
  /** Paths of its sources, from the root of the repository. */
  readonly from: readonly string[]
  /** Imported types, by module of src/shared. */
  readonly types?: Readonly<Record<string, readonly string[]>>
  /** Code before the constants. */
  readonly code?: string
  readonly constants: Readonly<Record<string, Constant>>
}

/** A generated module with constants. Its parts are created on demand, as those of {@link outputFile}. */
export function moduleFile(path: string, makeParts: () => ModuleParts): OutputFile {
  return outputFile(path, () => {
    const { from, types = {}, code, constants } = makeParts()
    const shared = `${'../'.repeat(path.split('/').length)}shared`
    const imports = Object.entries(types).map(
      ([module, names]) => `import type { ${names.join(', ')} } from '${shared}/${module}.ts'\n`,
    )
    const texts = Object.entries(constants).map(
      ([name, { doc, type, value }]) =>
        `${doc === undefined ? '' : `/** ${doc} */\n`}export const ${name}${type === undefined ? '' : `: ${type}`} = ${linesOf(value)}\n`,
    )
    const blocks = [imports.join(''), code ?? '', ...texts].filter(block => block !== '')
    return madeFrom(...from) + blocks.join('\n')
  })
}

const toBytes = (content: OutputFile['content']) =>
  typeof content === 'string' ? strToU8(content) : new Uint8Array(Buffer.from(content))

/** Files as one zip, in the order of their paths. */
export function packZip(files: readonly OutputFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, content }) => [path, toBytes(content)])
  // The earliest time a zip can store, in local time, so that the same files give the same bytes everywhere.
  const noTime = new Date(1980, 0, 1)
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime })
}

/**
 * Makes a folder contain exactly these files; unchanged files keep their time.
 * @param folder path from `root`
 * @returns a problem when something cannot be written
 */
export function writeFolder(root: string, folder: string, files: readonly OutputFile[]): readonly Problem[] {
  const target = join(root, folder)
  try {
    mkdirSync(target, { recursive: true })
    for (const { path, content } of files) {
      const file = join(target, path)
      const bytes = Buffer.from(content)
      if (existsSync(file) && readFileSync(file).equals(bytes)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    const wanted = new Set(files.map(({ path }) => join(target, path)))
    for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !wanted.has(file)) rmSync(file)
    }
    return []
  } catch (error) {
    return [
      problemOfFile(folder, {
        rule: `cannot be written (${errorCode(error)})`,
        allowed: 'a folder to write to',
        fix: 'check whether the disk is full or read-only, and your permissions; then run again',
      }),
    ]
  }
}

/** What a build makes; with problems, its files are discarded. */
interface Built {
  readonly problems: readonly Problem[]
  /** Files of src/generated. */
  readonly modules: readonly OutputFile[]
  /** Files of dist/data. */
  readonly downloads: readonly OutputFile[]
}

const contents = { 'src/generated': 'modules', 'dist/data': 'downloads' } as const

/**
 * Writes folders of a build, and nothing if it has problems. @param root absolute path of the repository @param folders what to
 * write; empty to only check
 * @returns the problems of the build, or that of files that could not be written
 */
export function writeBuild(
  root: string,
  build: Built,
  folders: readonly (keyof typeof contents)[],
): readonly Problem[] {
  if (build.problems.length > 0) return build.problems
  const faults = folders.map(folder => writeFolder(root, folder, build[contents[folder]]))
  return faults.find(found => found.length > 0) ?? [] // one disk, one fault
}
