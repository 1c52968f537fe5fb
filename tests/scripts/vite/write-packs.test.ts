import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writePacks } from '../../../scripts/vite/write-packs.ts'

let folder = ''

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

interface Parcel {
  readonly file: string
  readonly holds: readonly string[]
}

function readList(): Parcel[] {
  return JSON.parse(/\/\*parcels\*\/(.*)\/\*end\*\//.exec(read('sw.js'))?.[1] ?? '')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'))
  write('sw.js', 'const list = self.__PARCELS__')
  write('index.html', '<script src="./assets/index-AAAAAAAA.js">"./assets/first-locations-DDDDDDDD.html"')
  write('locations.html', 'whole page')
  write('assets/first-locations-DDDDDDDD.html', '<h1>Locations</h1>')
  write('assets/index-AAAAAAAA.js', 'start()')
  write('assets/LocationsPage-BBBBBBBB.js', 'show("\\n")')
  write('assets/ensureStart-EEEEEEEE.js', 'ensure()')
  write('assets/start-FFFFFFFF.js', 'what the document holds')
  write('assets/frame-GGGGGGGG.css', 'what the document holds')
  write('assets/block-01-CCCCCCCC.js', 'block()')
  write('data/vehicles.csv', 'id\n1\n')
  write('icon-192.png', 'picture')
  write('social-preview.png', 'picture')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('packing a site for the offline worker', () => {
  it('keeps every file once, the start of the page by itself, and not what only other sites show or its document holds', () => {
    writePacks(folder)
    const list = readList()
    expect(list[0]).toEqual({ file: 'assets/index-AAAAAAAA.js', holds: ['assets/index-AAAAAAAA.js'] })
    expect(list.slice(1).map(({ holds }) => holds)).toEqual([
      ['icon-192.png', 'index.html'],
      [
        'assets/LocationsPage-BBBBBBBB.js',
        'assets/ensureStart-EEEEEEEE.js',
        'assets/first-locations-DDDDDDDD.html',
      ],
      ['assets/block-01-CCCCCCCC.js'],
      ['data/vehicles.csv'],
    ])
  })

  it('writes contents and their types', () => {
    writePacks(folder)
    const pages = readList().find(({ holds }) => holds.includes('assets/LocationsPage-BBBBBBBB.js'))
    expect(JSON.parse(read(pages?.file ?? ''))).toEqual({
      'assets/LocationsPage-BBBBBBBB.js': { type: 'text/javascript; charset=utf-8', text: 'show("\\n")' },
      'assets/ensureStart-EEEEEEEE.js': { type: 'text/javascript; charset=utf-8', text: 'ensure()' },
      'assets/first-locations-DDDDDDDD.html': {
        type: 'text/html; charset=utf-8',
        text: '<h1>Locations</h1>',
      },
    })
    const frame = JSON.parse(read(readList()[1]?.file ?? ''))
    expect(frame['icon-192.png']).toEqual({
      type: 'image/png',
      base64: Buffer.from('picture').toString('base64'),
    })
  })

  it('can be run again and gives only the changed pack another name', () => {
    writePacks(folder)
    const before = readList()
    writePacks(folder)
    expect(readList()).toEqual(before)
    write('data/vehicles.csv', 'id\n2\n')
    writePacks(folder)
    const changed = readList().filter(({ file }) => !before.some(other => other.file === file))
    expect(changed.map(({ holds }) => holds)).toEqual([['data/vehicles.csv']])
    expect(readdirSync(join(folder, 'packs'))).toHaveLength(4)
  })

  it('refuses a worker that does not ask for the list', () => {
    write('sw.js', 'const list = []')
    expect(() => writePacks(folder)).toThrow('sw.js')
  })
})
