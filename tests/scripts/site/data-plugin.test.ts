import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { csvSource } from '../../../scripts/csv/csv-file.ts'
import type { DataBuild } from '../../../scripts/publish/build-data.ts'
import { tableModule } from '../../../scripts/publish/tables/tables-step.ts'
import { dataPlugin } from '../../../scripts/site/data-plugin.ts'
import { threads } from '../../../scripts/tables/threads.ts'
import { fileFolder } from '../../support/folders.ts'

/** A folder with one of the CSV files, which a test may edit. */
const root = fileFolder()
const spreadsheet = join(root, threads.file)
const original = readFileSync(threads.file, 'utf8')
/** A slot that no thread of the CSV file has. */
const newSlot = '9F'

/** Builds the module of that CSV file only. */
function buildThreads(): DataBuild {
  const source = csvSource(root)
  const problems = threads.problems(source)
  const modules = problems.length > 0 ? [] : [{ path: 'threads.ts', content: tableModule(threads, source) }]
  return { problems, notes: [], modules, downloads: [] }
}
const errors: string[] = []
let server: ViteDevServer

beforeAll(async () => {
  mkdirSync(dirname(spreadsheet))
  writeFileSync(spreadsheet, original)
  const customLogger = { ...createLogger('silent'), error: (message: string) => errors.push(message) }
  server = await createServer({
    configFile: false,
    root,
    customLogger,
    plugins: [dataPlugin(buildThreads)],
    server: { middlewareMode: true, ws: false },
  })
})
afterAll(() => server.close())

const moduleText = () => readFileSync(join(root, 'src/generated/threads.ts'), 'utf8')

/**
 * Writes the file repeatedly until the server has noticed: a watcher may start later than the server, and
 * ignores a change within milliseconds of another.
 */
function waitAfter(content: string, isDone: () => boolean): Promise<void> {
  let written = 0
  return expect
    .poll(
      () => {
        if (isDone()) return true
        if (Date.now() - written > 500) {
          writeFileSync(spreadsheet, content)
          written = Date.now()
        }
        return false
      },
      { interval: 50, timeout: 30_000 },
    )
    .toBe(true)
}

it('in development a saved CSV file appears on the page; one with a problem is reported and leaves the page unchanged', async () => {
  const sent = vi.spyOn<{ send(payload: object): void }, 'send'>(server.ws, 'send')
  expect(moduleText()).not.toContain(newSlot)
  const changed = original.replace(/(?<=^bcesar,\d+,)../m, newSlot)
  await waitAfter(changed, () => moduleText().includes(newSlot))
  expect(errors).toEqual([])
  const shown = moduleText()
  await waitAfter(`${original}one cell\n`, () => errors.length > 0)
  expect(errors[0]).toContain('data-csv/threads.csv:')
  expect(moduleText()).toBe(shown)
  // The overlay turns an absolute path into a link that opens the editor.
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    type: 'error',
    err: { stack: expect.stringContaining(`${spreadsheet}:`) },
  })
  await waitAfter(original, () => !moduleText().includes(newSlot))
  expect(sent.mock.lastCall?.[0]).toEqual({ type: 'update', updates: [] })
})
