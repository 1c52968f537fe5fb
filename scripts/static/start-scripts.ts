import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** A file of the build whose name tells its content, so that it may be kept for ever. */
export interface HashedFile {
  readonly fileName: string
  readonly source: string
}

/** What starts a document. */
export interface Start {
  /** Content of the script within it. */
  readonly inline: string
  /** The script behind all that a reader sees: a host that forbids code within documents lets this one run. */
  readonly last: string
  /** What the second one asks for, and the first one once more. */
  readonly files: readonly HashedFile[]
}

/** @param stem part of the name before the hash */
export function hashedFile(stem: string, ending: string, source: string): HashedFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${stem}-${hash}.${ending}`, source }
}

/** A module of src/start as a script. @param define code that takes the place of names */
async function buildScript(root: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const bundle = await rolldown({ input: join(root, `src/start/${name}.ts`), transform: { define } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}

/** @param routeFiles the value of the constant `routeFiles` in src/start/firstPaint.ts */
export async function buildStart(root: string, routeFiles: object): Promise<Start> {
  const inline = await buildScript(root, 'firstPaint', { routeFiles: JSON.stringify(routeFiles) })
  const start = hashedFile('start', 'js', inline)
  const ensure = hashedFile('ensureStart', 'js', await buildScript(root, 'ensureStart'))
  const attributes = `src="./${ensure.fileName}" data-start="./${start.fileName}"`
  return {
    inline,
    last: `<script async fetchpriority="low" ${attributes}></script>`,
    files: [start, ensure],
  }
}
