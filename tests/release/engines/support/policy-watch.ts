import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { vi } from 'vitest'
import type { Engine } from './engine.ts'

/** A document with an inline script that its policy blocks: the watch must report this violation. */
export const plantedFile = 'planted.html'

const watchFile = 'policy-watch.js'

/**
 * The first script that a document runs. It is a file of the site, so that the policy allows it. The recorded
 * violations survive a reload. The event: https://w3c.github.io/webappsec-csp/#violation-events
 */
const watchScript = `
window.isPolicyWatched = true
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
  const note = [effectiveDirective, blockedURI, sourceFile, lineNumber].join(' ')
  sessionStorage.setItem('violations', (sessionStorage.getItem('violations') ?? '') + note + '\\n')
})
`

/** Adds the watch to each document that a site serves. */
export function watchPolicy(folder: string): Plugin {
  const watched = (text: string) => text.replaceAll('<head>', `<head><script src=${watchFile}></script>`)
  const planted = (text: string) => text.replace('</body>', '<script>isPlanted = true</script></body>')
  function answer(path: string): string | null {
    if (path === watchFile) return watchScript
    if (path === plantedFile) return planted(watched(readFileSync(join(folder, 'overview.html'), 'utf8')))
    if (!/^[^/]*\.html$/.test(path) || !existsSync(join(folder, path))) return null
    return watched(readFileSync(join(folder, path), 'utf8'))
  }
  return {
    name: 'watch-policy',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(({ url = '' }, response, next) => {
        const path = url.replace(/\?.*/, '').slice(config.base.length) || 'index.html'
        const text = answer(path)
        if (text === null) return next()
        const type = path === watchFile ? 'text/javascript' : 'text/html'
        response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text)
      })
    },
  }
}

/** The policy violations since the last call, one line each. @throws if the document is not watched */
export async function takeViolations(engine: Engine): Promise<string[]> {
  const taken = await engine.evaluate(`(() => {
    const notes = sessionStorage.getItem('violations') ?? ''
    sessionStorage.removeItem('violations')
    return window.isPolicyWatched ? notes : null
  })()`)
  if (typeof taken !== 'string') throw new Error('nothing watches the policy of this document')
  return taken.split('\n').filter(Boolean)
}

/** The policy violations since the last call, once there are as many: some engines report them late. */
export async function waitForViolations(engine: Engine, count: number): Promise<string[]> {
  const taken: string[] = []
  await vi.waitUntil(async () => taken.push(...(await takeViolations(engine))) >= count, { timeout: 30_000 })
  return taken
}

/** Violates the policy: an image from another host, and text as markup. */
export async function plantViolations(engine: Engine): Promise<void> {
  await engine.evaluate(`(() => {
    new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    try {
      document.createElement('p').innerHTML = '<b>markup</b>'
    } catch {}
  })()`)
}
