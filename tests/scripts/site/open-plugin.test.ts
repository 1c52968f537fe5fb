import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { canOpenBrowser, openPlugin } from '../../../scripts/site/open-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'open-plugin-'))
writeFileSync(join(folder, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 })
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void vi.unstubAllEnvs())

describe('a browser is opened', () => {
  it('on Linux where there is a screen and a command', () => {
    expect(canOpenBrowser('linux', { DISPLAY: ':0', PATH: folder })).toBe(true)
    expect(canOpenBrowser('linux', { WAYLAND_DISPLAY: 'wayland-0', PATH: `/nowhere:${folder}` })).toBe(true)
    expect(canOpenBrowser('linux', { DISPLAY: ':0', PATH: '/nowhere' })).toBe(false)
    expect(canOpenBrowser('linux', { PATH: folder })).toBe(false)
    expect(canOpenBrowser('linux', {})).toBe(false)
  })

  it('by the command that the reader names, and always elsewhere', () => {
    expect(canOpenBrowser('linux', { BROWSER: 'firefox' })).toBe(true)
    expect(canOpenBrowser('linux', { WSL_DISTRO_NAME: 'Debian' })).toBe(true)
    expect(canOpenBrowser('darwin', {})).toBe(true)
    expect(canOpenBrowser('win32', {})).toBe(true)
  })
})

describe.runIf(process.platform === 'linux')('npm start', () => {
  it('says nothing where no browser can be opened', async () => {
    for (const name of ['DISPLAY', 'WAYLAND_DISPLAY', 'BROWSER', 'WSL_DISTRO_NAME'])
      vi.stubEnv(name, undefined)
    const error = vi.fn()
    const server = await createServer({
      configFile: false,
      root: folder,
      customLogger: { ...createLogger('silent'), error },
      plugins: [openPlugin()],
      server: { open: true, port: 0, host: '127.0.0.1', ws: false },
    })
    await server.listen()
    await new Promise(resolve => setTimeout(resolve, 200)) // a command that is missing is told a moment later
    await server.close()
    expect(error).not.toHaveBeenCalled()
  })
})
