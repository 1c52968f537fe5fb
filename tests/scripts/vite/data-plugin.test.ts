import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataPlugin } from '../../../scripts/vite/data-plugin.ts'

/** A copy of what the data is built from, that a test may edit as a person does. */
const root = mkdtempSync(join(tmpdir(), 'data-plugin-'))
const errors: string[] = []
let server: ViteDevServer

beforeAll(async () => {
  for (const path of ['data-csv', 'scripts', 'src/icons', 'package.json'])
    cpSync(join(process.cwd(), path), join(root, path), { recursive: true })
  const customLogger = { ...createLogger('silent'), error: (message: string) => errors.push(message) }
  server = await createServer({
    configFile: false,
    root,
    customLogger,
    plugins: [dataPlugin()],
    server: { middlewareMode: true, ws: false },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const spreadsheet = join(root, 'data-csv/threads.csv')
const moduleText = () => readFileSync(join(root, 'src/generated/threads.ts'), 'utf8')

/** Writes the file; the first time until the server has seen it, as a watcher may start later than the server. */
function waitAfter(content: string, isDone: () => boolean, isFirst = false): Promise<void> {
  writeFileSync(spreadsheet, content)
  return expect
    .poll(
      () => {
        if (isFirst && !isDone()) writeFileSync(spreadsheet, content)
        return isDone()
      },
      { interval: isFirst ? 500 : 50, timeout: 30_000 },
    )
    .toBe(true)
}

describe('while the site is being developed', () => {
  const original = readFileSync(join(process.cwd(), 'data-csv/threads.csv'), 'utf8')

  it('a saved spreadsheet shows on the page; one with a fault is named and leaves the page as it was', async () => {
    const sent = vi.spyOn<{ send(payload: object): void }, 'send'>(server.ws, 'send')
    const changed = original.replace('seen only with', 'heard of in')
    await waitAfter(changed, () => moduleText().includes('heard of in'), true)
    expect(errors).toEqual([])
    const shown = moduleText()
    await waitAfter(`${original}one cell\n`, () => errors.length > 0)
    expect(errors[0]).toContain('data-csv/threads.csv:')
    expect(moduleText()).toBe(shown)
    // What the overlay shows: a whole path is a link that opens the editor there.
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      type: 'error',
      err: { stack: expect.stringContaining(`${spreadsheet}:`) },
    })
    await waitAfter(original, () => !moduleText().includes('heard of in'))
    expect(sent.mock.lastCall?.[0]).toEqual({ type: 'update', updates: [] })
  })
})
