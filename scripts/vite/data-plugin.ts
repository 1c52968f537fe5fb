import { join } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { paintFor } from '../csv/paint.ts'
import type { Problem } from '../csv/problem.ts'
import { formatReport } from '../csv/report.ts'
import { archivePath, dataArchive } from '../emit/data-archive.ts'
import { buildData, type DataBuild } from '../pipeline/build-data.ts'
import { writeModules } from '../pipeline/write-files.ts'
import { dataOverlay } from './data-overlay.ts'

const sourceFolders = ['data-csv', 'src/icons/radar']

/**
 * Builds the data when Vite starts and after each change of a source file. The generated modules are only written
 * when all checks pass, so that an open page keeps working while a spreadsheet is half edited. Downloads are served
 * below /data/ in development and emitted to dist/data/ by a build.
 */
export function dataPlugin(): Plugin {
  let config: ResolvedConfig
  let build: DataBuild | undefined

  /** Builds and writes all; what is wrong when that cannot be. */
  const run = (): readonly Problem[] => {
    const next = buildData(config.root)
    const problems = next.problems.length > 0 ? next.problems : writeModules(config.root, next)
    if (problems.length === 0) build = next
    return problems
  }

  return {
    name: 'data',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      const problems = run()
      if (problems.length > 0) throw new Error(`The data has problems:\n${formatReport(problems)}`)
    },
    configureServer(server) {
      server.middlewares.use('/data', (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '').slice(1))
        const downloads = build?.downloads ?? []
        const isArchive = path === archivePath
        const download = isArchive ? dataArchive(downloads) : downloads.find(file => file.path === path)
        if (download) response.end(download.content)
        else next()
      })
      const folders = sourceFolders.map(folder => join(config.root, folder))
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
          // A fault that was taken back changes no module, and the overlay would stay.
          server.ws.send({ type: 'update', updates: [] })
        }
        hadProblems = problems.length > 0
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange)
    },
    generateBundle() {
      const downloads = build?.downloads ?? []
      for (const { path, content } of [...downloads, dataArchive(downloads)])
        this.emitFile({ type: 'asset', fileName: `data/${path}`, source: content })
    },
  }
}
