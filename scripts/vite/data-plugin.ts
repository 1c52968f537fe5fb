import { join } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { formatReport } from '../csv/report.ts'
import { archivePath, dataArchive } from '../emit/data-archive.ts'
import { buildData, type DataBuild } from '../pipeline/build-data.ts'
import { writeModules } from '../pipeline/write-files.ts'

const sourceFolders = ['data-csv', 'src/icons/radar']

/**
 * Builds the data when Vite starts and after each change of a source file. The generated modules are only written
 * when all checks pass, so that an open page keeps working while a spreadsheet is half edited. Downloads are served
 * below /data/ in development and emitted to dist/data/ by a build.
 */
export function dataPlugin(): Plugin {
  let config: ResolvedConfig
  let build: DataBuild | undefined

  const run = () => {
    const next = buildData(config.root)
    const problems = next.problems.length > 0 ? next.problems : writeModules(config.root, next)
    if (problems.length > 0) throw new Error(`The data has problems:\n${formatReport(problems)}`)
    build = next
  }

  return {
    name: 'data',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      run()
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
      const onChange = (path: string) => {
        const changed = normalizePath(path)
        if (!folders.some(folder => changed.startsWith(`${normalizePath(folder)}/`))) return
        try {
          run() // a changed module makes Vite update the page
        } catch (error) {
          const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
          config.logger.error(message)
          server.ws.send({ type: 'error', err: { message, stack } })
        }
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
