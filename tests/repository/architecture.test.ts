import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findCycle, readImports, readModules } from './imports.ts'
import { rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = readModules(root, ['scripts', 'src'])
const tests = readModules(root, ['tests'])

/** `scripts/csv` for a module in that folder, `scripts` for one directly in it. */
const roomOf = (file: string): string => {
  const [house = '', room = ''] = file.split('/')
  return file.split('/').length > 2 ? `${house}/${room}` : house
}

/** Every import from another room. */
const arrows = [...modules].flatMap(([file, imports]) =>
  imports
    .map(other => ({ file, other, from: roomOf(file), to: roomOf(other) }))
    .filter(({ from, to }) => from !== to),
)

/** Files of more than 200 lines, with their line counts. */
function longFiles(files: Iterable<string>): readonly (readonly [file: string, lines: number])[] {
  return [...files]
    .map(file => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 200)
}

const plan = new Map(Object.entries(rooms))

describe('reading imports', () => {
  it('finds all kinds: values, types alone, side effects, what is passed on, what is loaded later by name or pattern', () => {
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
      `// import './comment.ts'`,
      `export const text = "import './text.ts'"`,
    ].join('\n')
    expect(readImports('all.tsx', code)).toEqual([
      './value.ts',
      './type.ts',
      './inline-type.ts',
      './effect.ts',
      './style.css',
      './one.ts',
      './all.ts',
      './passed-type.ts',
      './late.tsx',
      './many/*.ts',
      './inner.ts',
    ])
  })

  it('refuses a name that is only known when the code runs', () => {
    expect(() => readImports('a.ts', `const load = (name: string) => import(name)`)).toThrow('a.ts')
  })

  it('finds a circle', () => {
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

describe('the plan of the rooms', () => {
  it('names every room there is, and no other', () => {
    expect(Object.keys(rooms).sort()).toEqual([...new Set([...modules.keys()].map(roomOf))].sort())
  })

  it('is drawn as a tree in README.md', () => {
    const tree = readFileSync(join(root, 'README.md'), 'utf8').match(/^```\n(data-csv\/.*?)```/ms)?.[1] ?? ''
    let house = ''
    const drawn = tree.split('\n').flatMap(line => {
      const [, indent = '', name = ''] = /^( *)([a-z-]+)\//.exec(line) ?? []
      if (indent === '') house = name
      return indent === '' || name === '' ? [] : [`${house}/${name}`]
    })
    expect(drawn.sort()).toEqual(
      Object.keys(rooms)
        .filter(room => room.includes('/'))
        .sort(),
    )
  })

  it('has no two rooms that look at each other and no circle', () => {
    expect(findCycle(plan)).toEqual([])
  })

  it('keeps scripts and src apart, but for the leaf that both import', () => {
    const houseOf = (room: string) => room.split('/')[0]
    const wrong = [...plan].filter(([from, to]) =>
      to.some(other => other !== 'src/shared' && houseOf(other) !== houseOf(from)),
    )
    expect(wrong).toEqual([])
  })

  it('has no arrow that no import needs', () => {
    const used = new Set(arrows.map(({ from, to }) => `${from} > ${to}`))
    const planned = [...plan].flatMap(([from, to]) => to.map(other => `${from} > ${other}`))
    expect(planned.filter(arrow => !used.has(arrow))).toEqual([])
  })
})

describe('the modules', () => {
  it('import along the arrows of the plan only', () => {
    const wrong = arrows
      .filter(({ from, to }) => plan.get(from)?.includes(to) !== true)
      .map(({ file, other }) => `${file} imports ${other}`)
    expect(wrong).toEqual([])
  })

  it('have no circle of imports, not even of types', () => {
    expect(findCycle(modules)).toEqual([])
  })

  it('are imported where they are generated: a table that no page imports says hasModule: false', () => {
    const imported = new Set([...modules.values()].flat())
    const folder = join(root, 'src/generated')
    const generated = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    expect(generated.length).toBeGreaterThan(0)
    expect(generated.filter(file => !imported.has(file))).toEqual([])
  })

  it('have at most 200 lines', () => {
    expect(longFiles([...modules.keys()].filter(file => !file.startsWith('src/generated/')))).toEqual([])
  })
})

describe('the tests', () => {
  it('have at most 200 lines', () => {
    expect(longFiles(tests.keys())).toEqual([])
  })
})
