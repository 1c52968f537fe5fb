import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { library, names, typicalBytes } from '../../scripts/library/support.ts'
import { installedPackage, typeErrors } from '../../scripts/snippets/support.ts'
import { run } from '../../support/commands.ts'
import { readRows } from '../../support/csv-rows.ts'
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

/** The value at a path of the save that a program writes, or the expression that its output matches. */
const results = readRows<Record<'program' | 'path' | 'value' | 'printed', string>>(
  new URL('guide-results.csv', import.meta.url),
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
    expect(programs.size).toBeGreaterThanOrEqual(10)
    expect(results.map(({ program }) => program).sort()).toEqual([...programs.keys()].sort())
  })

  it.each(results.filter(({ path }) => path !== ''))(
    'write what they are for: $program',
    ({ program, path, value }) => {
      expect(getValue(written(program), path)).toBe(Number(value))
    },
  )

  it.each(results.filter(({ printed }) => printed !== ''))(
    'print what they are for: $program',
    ({ program, printed }) => {
      expect(outputOf(program)).toMatch(new RegExp(printed))
    },
  )

  it('pass tsc --strict', () => {
    expect(typeErrors(folder, [...programs.keys()])).toBe('')
  })
})
