import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { compressFiles } from '../../../scripts/site/precompress/compress-files.ts'
import { fileFolder } from '../../support/folders.ts'
import { type Host, launchCaddy, launchNginx } from './support/hosts.ts'
import { launchOrSay } from './support/launch.ts'

const site = inject('siteFolder')
const folder = fileFolder()
const root = join(folder, 'site')

const isOf = (stem: string) => (file: string) => new RegExp(`(^|/)${stem}-[\\w-]{8}\\.`).test(file)
const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
/** Files whose names change with their content: scripts of every page, styles, a picture. */
const fixed = ['index', 'react', 'shared', 'style', 'picture-weapons'].flatMap(stem =>
  built.filter(isOf(stem)),
)
const fresh = [
  'index.html',
  'sw.js',
  'block-26.html',
  'manifest.webmanifest',
  'data/vehicles.csv',
  'data/index.json',
]
const kinds: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  csv: /^text\/csv/,
  webmanifest: /^application\/manifest\+json/,
}

/** Requests a file. @returns status and headers, also the encoding of what fetch decompresses */
async function ask(url: string, wanted: Readonly<Record<string, string>> = {}) {
  const { status, headers, body } = await fetch(url, { headers: wanted })
  await body?.cancel()
  return { status, headers: Object.fromEntries(headers) }
}

const guards = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

beforeAll(async () => {
  for (const file of [...fixed, ...fresh]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(site, file), join(root, file))
  }
  compressFiles(root)
})

const hosts = [
  ['nginx', launchNginx],
  ['Caddy', launchCaddy],
] as const

describe.each(hosts)('the example configuration for %s', (name, launch) => {
  let host: Host | null = null

  beforeAll(async () => {
    host = await launchOrSay(name, () => launch(root, join(folder, name)))
  })
  afterAll(() => host?.end())

  it('sends every file compressed, with the right type, security headers and caching time', async ({
    skip,
  }) => {
    if (!host) return skip()
    expect(fixed.length).toBe(5)
    for (const file of [...fixed, ...fresh, ''])
      for (const packed of ['br', 'gzip']) {
        const { status, headers } = await ask(host.url + file, { 'accept-encoding': packed })
        const kind = kinds[file.split('.').at(-1) || 'html'] ?? /^$/
        expect({ file, status, ...headers }).toMatchObject({
          ...{ file, status: 200, ...guards, 'content-type': expect.stringMatching(kind) },
          'cache-control': fixed.includes(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        })
        // A file of a few lines does not compress.
        const form = `${file || 'index.html'}.${packed === 'br' ? 'br' : 'gz'}`
        const encoding = existsSync(join(root, form)) ? packed : undefined
        expect(headers['content-encoding'], `${file} ${packed}`).toBe(encoding)
        expect(headers['access-control-allow-origin'], file).toBe(file.startsWith('data/') ? '*' : undefined)
      }
  })

  it('answers 304 for an unchanged file, and never lets a 404 be cached', async ({ skip }) => {
    if (!host) return skip()
    const { headers } = await ask(`${host.url}index.html`)
    const again = await ask(`${host.url}index.html`, { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    const missing = await ask(`${host.url}assets/gone-AAAAAAAA.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })
})
