import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readLines, readRows } from '../support/csv-rows.ts'
import { findCycle, readImports, readModules } from './imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = readModules(root, ['scripts', 'src'])
const tests = readModules(root, ['tests'])

/** `scripts/csv` for a module in that folder, `scripts` for one directly in it. */
const roomOf = (file: string): string => {
  const [house = '', room = ''] = file.split('/')
  return file.split('/').length > 2 ? `${house}/${room}` : house
}

/** Every import from another folder. */
const arrows = [...modules].flatMap(([file, imports]) =>
  imports
    .map(other => ({ file, other, from: roomOf(file), to: roomOf(other) }))
    .filter(({ from, to }) => from !== to),
)

/**
 * The folders that each folder may import from. A folder is two levels deep, or consists of the modules directly in
 * `scripts` or `src`.
 */
const plan = new Map(
  readRows<Record<'folder' | 'imports', string>>(new URL('rooms.csv', import.meta.url)).map(
    ({ folder, imports }) => [folder, imports.split(' ').filter(Boolean)],
  ),
)
const rooms = [...plan.keys()].sort()

describe('reading imports', () => {
  it('finds values, types, side effects, re-exports, and lazy imports by name or pattern', () => {
    const code = [
      `import value from './value.ts'`,
      `import type { OneType } from './type.ts'`,
      `import { type Other } from './inline-type.ts'`,
      `import './effect.ts'`,
      `import './style.css'`,
      `export { one } from './one.ts'`,
      `export * from './all.ts'`,
      `export type { Passed } from './passed-type.ts'`,
      `export const late = () => import('./late.tsx')`,
      `export const many = import.meta.glob<object>('./many/*.ts')`,
      `export type Inner = import('./inner.ts').Inner`,
    ]
    const others = [`// import './comment.ts'`, `export const text = "import './text.ts'"`]
    const names = code.map(line => /'(.+)'/.exec(line)?.[1])
    expect(readImports('all.tsx', [...code, ...others].join('\n'))).toEqual(names)
  })

  it('finds a cycle', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ])
    expect(findCycle(circle)).toEqual(['b', 'd', 'b'])
    expect(findCycle(new Map([['a', ['b', 'c']]]))).toEqual([])
  })
})

describe('the allowed imports', () => {
  it('list every folder that exists, and no other', () => {
    expect(rooms).toEqual([...new Set([...modules.keys()].map(roomOf))].sort())
  })

  it('match the project structure in README.md', () => {
    const tree = readFileSync(join(root, 'README.md'), 'utf8').match(/^```\n(data-csv\/.*?)```/ms)?.[1] ?? ''
    let house = ''
    const drawn = tree.split('\n').flatMap(line => {
      const [, indent = '', name = ''] = /^( *)([a-z-]+)\//.exec(line) ?? []
      if (indent === '') house = name
      return indent === '' || name === '' ? [] : [`${house}/${name}`]
    })
    expect(drawn.sort()).toEqual(rooms.filter(room => room.includes('/')))
  })

  it('contain no two folders that import each other and no cycle', () => {
    expect(findCycle(plan)).toEqual([])
  })

  it('reach the engine of the tables only through csv/declare.ts', () => {
    const inside = arrows.filter(({ other }) => other.startsWith('scripts/csv/engine/'))
    expect(inside).toEqual([])
  })

  it('keep scripts and src apart, except for src/shared, which both import', () => {
    const houseOf = (room: string) => room.split('/')[0]
    const wrong = [...plan].filter(([from, to]) =>
      to.some(other => other !== 'src/shared' && houseOf(other) !== houseOf(from)),
    )
    expect(wrong).toEqual([])
  })

  it('name src/shared as #shared from everywhere else', () => {
    const others = [...modules.keys(), ...tests.keys()].filter(
      file => !/^src\/(shared|generated)\//.test(file),
    )
    const relative = others.filter(file =>
      readImports(file, readFileSync(join(root, file), 'utf8')).some(
        name => name.startsWith('.') && join(dirname(file), name).startsWith(join('src/shared/')),
      ),
    )
    expect(relative).toEqual([])
  })

  it('contain none that no module uses', () => {
    const used = new Set(arrows.map(({ from, to }) => `${from} > ${to}`))
    const planned = [...plan].flatMap(([from, to]) => to.map(other => `${from} > ${other}`))
    expect(planned.filter(arrow => !used.has(arrow))).toEqual([])
  })
})

describe('the modules', () => {
  it('import only what their folder may import', () => {
    const wrong = arrows
      .filter(({ from, to }) => plan.get(from)?.includes(to) !== true)
      .map(({ file, other }) => `${file} imports ${other}`)
    expect(wrong).toEqual([])
  })

  it('have no cycle of imports, not even of types', () => {
    expect(findCycle(modules)).toEqual([])
  })

  it('are imported if they are generated: a table that no page imports sets hasModule: false', () => {
    const imported = new Set([...modules.values()].flat())
    const folder = join(root, 'src/generated')
    const generated = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    expect(generated.length).toBeGreaterThan(0)
    const ofPackage = (file: string) => file.startsWith('src/generated/gtasa-save/') // entered by its index.js
    expect(generated.filter(file => !imported.has(file) && !ofPackage(file))).toEqual([])
  })

  it('have at most 200 lines, as have the tests', () => {
    const written = [...modules.keys(), ...tests.keys()].filter(file => !file.startsWith('src/generated/'))
    const linesOf = (file: string) => readLines(join(root, file)).length
    expect(written.filter(file => linesOf(file) > 200)).toEqual([])
  })
})
