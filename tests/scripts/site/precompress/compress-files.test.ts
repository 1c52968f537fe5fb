import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../../scripts/site/precompress/compress-files.ts'
import { fileFolder } from '../../../support/folders.ts'

const folder = fileFolder()
const at = (path: string) => join(folder, path)
const text = 'a line of a page\n'.repeat(100)

beforeAll(() => {
  mkdirSync(at('assets'))
  writeFileSync(at('index.html'), text)
  writeFileSync(at('assets/short.js'), 'short')
  writeFileSync(at('assets/icon.png'), text)
  writeFileSync(at('assets/gone.js.br'), 'of a file that is no more')
  compressFiles(folder)
})

describe('compressed copies of the site', () => {
  it('contain the same text', () => {
    expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(text)
  })

  it('are omitted for images and small files, and removed with their files', () => {
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz'])
    expect(readdirSync(at('assets')).sort()).toEqual(['icon.png', 'short.js'])
  })

  it('are the same bytes each time, and counted', () => {
    const read = () => ['br', 'gz'].map(end => readFileSync(at(`index.html.${end}`)).toString('hex'))
    const before = read()
    const { files, bytes } = compressFiles(folder)
    expect(read()).toEqual(before)
    expect(files).toBe(1)
    expect(bytes.plain).toBe(text.length)
    expect(bytes.br).toBeLessThan(bytes.plain / 2)
  })
})

describe('the example configurations', () => {
  const read = (name: string) => readFileSync(join(process.cwd(), 'docs/hosting', name), 'utf8')

  it('send the same security headers', () => {
    const sent = (name: string, line: RegExp) =>
      Array.from(read(name).matchAll(line), ([, header, value]) => `${header}: ${value}`)
        .filter(header => !/^(Cache-Control|Access-Control-Allow-Origin):/.test(header))
        .sort()
    const wanted = sent('_headers', /^ {2}([\w-]+): (.*)$/gm)
    expect(wanted).toHaveLength(5)
    expect(sent('nginx.conf', /^ {4}add_header ([\w-]+) "?(.*?)"? always;$/gm)).toEqual(wanted)
    expect(sent('Caddyfile', /^\t\t([A-Z][\w-]+) "?(.*?)"?$/gm)).toEqual(wanted)
  })

  it('set no header of a file by two rules of _headers, whose values a host would join', () => {
    const rules = read('_headers')
      .replace(/^#.*\n/gm, '')
      .split(/^(?=\/)/m)
      .map(rule => ({
        folder: rule.replace(/\*\n.*/s, ''),
        headers: Array.from(rule.matchAll(/^ {2}([\w-]+):/gm), ([, header]) => header),
      }))
    expect(rules.map(({ folder }) => folder)).toEqual(['/', '/assets/', '/data/'])
    for (const path of ['/index.html', '/assets/a.js', '/data/a.csv']) {
      const given = rules.filter(({ folder }) => path.startsWith(folder)).flatMap(({ headers }) => headers)
      expect(given, path).toEqual([...new Set(given)])
    }
  })

  it('cache files with a hash in their name forever: also in _headers, which no test of hosts runs', () => {
    expect(read('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  })
})
