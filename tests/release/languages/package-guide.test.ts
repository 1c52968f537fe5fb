import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { library, names, typicalBytes } from '../../scripts/library/support.ts'
import { installedPackage, typeErrors } from '../../scripts/snippets/support.ts'
import { run } from '../../support/commands.ts'
import { fileFolder } from '../../support/folders.ts'

const { parseSave, validate, getValue } = library

const readme = readFileSync('scripts/library/README.md', 'utf8')

/** The programs of the guide, by file name. */
const programs = new Map(
  [...readme.matchAll(/```js\n\/\/ (\w+\.mjs)\n([\s\S]*?)```/g)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
)

const folder = fileFolder()

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules/gtasa-save'), { recursive: true })
  for (const [path, text] of Object.entries(installedPackage())) writeFileSync(join(folder, path), text)
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'GTASAsf1.b'), typicalBytes)
  for (const [name, code] of programs) writeFileSync(join(folder, name), code)
})

const outputOf = (name: string) => run(folder, process.execPath, [name])

/** The save that a program writes. */
function written(name: string) {
  outputOf(name)
  const save = parseSave(readFileSync(join(folder, 'GTASAsf2.b')), { names })
  expect(validate(save).filter(({ severity }) => severity === 'error')).toEqual([])
  return save
}

describe('the programs of the guide', () => {
  it('are ten or more, and all tested here', () => {
    const tested = readFileSync('tests/release/languages/package-guide.test.ts', 'utf8')
    expect(programs.size).toBeGreaterThanOrEqual(10)
    expect([...programs.keys()].filter(name => !tested.includes(`'${name}'`))).toEqual([])
  })

  it.each([
    ['money.mjs', 'block15.money', 1_000_000],
    ['weapons.mjs', 'pools.players[0].weapons[5].weapon', 31],
    ['tags.mjs', 'block20.paint[4]', 255],
    ['recipe.mjs', 'block15.money', 500],
    ['tasks.mjs', 'block03.stored_cars[20].model', 411],
    ['variables.mjs', 'block01.globals[gf_progress][3]', 100],
  ])('write what they are for: %s', (name, path, value) => {
    expect(getValue(written(name), path)).toBe(value)
  })

  it.each([
    ['cars.mjs', /\{ x: -?[\d.]+, y: -?[\d.]+, z: -?[\d.]+ \}\n$/],
    ['statistics.mjs', /^fat -?[\d.]+\n0 \w.* \d/],
    ['mobile.mjs', /^(?:true|false)\n.* -?\d+\n$/],
    ['undo.mjs', /path: 'block15.money'[\s\S]*\n0\n$/],
    ['offsets.mjs', /part: 'field',\n\s+path: 'block15.money'[\s\S]*block15\.\w+ -?\d+\n/],
  ])('print what they are for: %s', (name, expected) => {
    expect(outputOf(name)).toMatch(expected)
  })

  it('pass tsc --strict', () => {
    expect(typeErrors(folder, [...programs.keys()])).toBe('')
  })
})
