import { join } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import { countOf } from '#shared/text.ts'
import { type OutputFile, writeBuild } from '../build/output-file.ts'
import type { Problem } from '../csv/declare.ts'
import { editedFolders } from '../csv/inputs.ts'
import { byFile, formatReport, paintFor, subjectOf } from '../csv/report.ts'
import type { DataBuild } from '../publish/build-data.ts'
import { archivePath, dataArchive } from '../publish/tables/data-index.ts'

/** Message of the Vite error overlay. */
interface Overlay {
  readonly message: string
  readonly stack: string
}

/**
 * Formats data problems for the Vite error overlay, by file. A full path with line and column becomes a link
 * to the editor; each problem takes four lines, as long ones would be truncated.
 */
export function dataOverlay(root: string, problems: readonly Problem[]): Overlay {
  const files = byFile(problems)
  const counts = `${countOf(problems.length, 'problem')} in ${countOf(files.size, 'file')}`
  const lines = [...files].flatMap(([file, group]) => [
    `${file}: ${countOf(group.length, 'problem')}`,
    ...group.flatMap(problem => [
      `  ${normalizePath(root)}/${file}:${problem.line}:${problem.column}`,
      `    ${subjectOf(problem)} ${problem.rule}`,
      `    allowed: ${problem.allowed}`,
      `    fix: ${problem.fix}`,
    ]),
    '',
  ])
  return { message: `The data has ${counts}. The page shows the last valid state.`, stack: lines.join('\n') }
}

type MakeData = (root: string) => DataBuild

/** Loads the data build: it finds the declarations of the tables while it runs, which a bundled configuration cannot. */
async function loadBuild(root: string): Promise<MakeData> {
  const { module } = await runnerImport<{ buildData: MakeData }>(join(root, 'scripts/publish/build-data.ts'))
  return module.buildData
}

/** @throws Error if Vite cannot read files of the folder */
function checkPath(root: string): void {
  const [character] = /[#?]/.exec(root) ?? []
  if (character)
    throw new Error(`${root}: Vite cannot read files of a folder with ${character} in its path; rename it`)
}

/**
 * Builds the data when Vite starts and after each change of a source file. The generated modules are written
 * only if all checks pass, so that an open page keeps working while a spreadsheet is half edited. Downloads
 * are served below /data/ in development and emitted to dist/data/ by a build.
 * @param make builds in memory; tests pass a shorter build
 */
export function dataPlugin(make?: MakeData): Plugin {
  let config: ResolvedConfig
  let build: MakeData
  let downloads: () => readonly OutputFile[] = () => []

  /** Builds and writes the data. @returns its problems */
  const run = (): readonly Problem[] => {
    const { root } = config
    const made = build(root)
    const problems = writeBuild(root, made, ['src/generated'])
    if (problems.length > 0) return problems
    downloads = () => made.downloads
    return []
  }

  return {
    name: 'data',
    enforce: 'pre',
    async configResolved(resolved) {
      config = resolved
      checkPath(resolved.root)
      build = make ?? (await loadBuild(resolved.root))
      const problems = run()
      if (problems.length > 0) throw new Error(`The data has problems:\n${formatReport(problems)}`)
    },
    configureServer(server) {
      server.middlewares.use('/data', (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '').slice(1))
        const files = downloads()
        const download = path === archivePath ? dataArchive(files) : files.find(file => file.path === path)
        if (download) response.end(download.content)
        else next()
      })
      const folders = editedFolders.map(folder => join(config.root, folder))
      server.watcher.add(folders)
      let hadProblems = false
      const onChange = (path: string) => {
        const changed = normalizePath(path)
        if (!folders.some(folder => changed.startsWith(`${normalizePath(folder)}/`))) return
        // A changed module makes Vite update the page.
        const problems = run()
        if (problems.length > 0) {
          config.logger.error(`The data has problems:\n${formatReport(problems, paintFor(process.stdout))}`)
          server.ws.send({ type: 'error', err: dataOverlay(config.root, problems) })
        } else if (hadProblems) {
          // Undoing a faulty edit changes no module, so the overlay would stay.
          server.ws.send({ type: 'update', updates: [] })
        }
        hadProblems = problems.length > 0
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange)
    },
    generateBundle() {
      const files = downloads()
      for (const { path, content } of [...files, dataArchive(files)])
        this.emitFile({ type: 'asset', fileName: `data/${path}`, source: content })
    },
  }
}
