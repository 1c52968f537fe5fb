import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { geometryParsers } from '../../../../scripts/publish/map/read-geometry.ts'

type File = keyof typeof geometryParsers
type Edit = (text: string) => string

const folder = 'data-csv/map'
const textOf = (file: File) => readFileSync(join(process.cwd(), folder, file), 'utf8')
const files = ['coastline.geojson', 'builtup.geojson', 'relief.json', 'roads.json', 'railway.json'] as const
const texts = new Map(files.map(file => [file, textOf(file)]))

function problemsOf(file: File, edit: Edit) {
  const text = texts.get(file) ?? ''
  const changed = edit(text)
  expect(changed).not.toBe(text)
  return geometryParsers[file](changed).problems
}

/** Replaces the number at this index, counted from the first list of numbers. */
const number =
  (count: number, write: (found: string) => string): Edit =>
  text => {
    let seen = 0
    const start = text.search(/\[-?\d/)
    return (
      text.slice(0, start) +
      text.slice(start).replace(/-?\d+(?:\.\d+)?/g, found => (seen++ === count ? write(found) : found))
    )
  }

/** Replaces the first match of a pattern. */
const first =
  (pattern: RegExp, by: string): Edit =>
  text =>
    text.replace(pattern, by)

/** Both axes of everything with pairs or flat lists. */
const swapAxes: Edit = text =>
  text.replace(/(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?=[,\]])/g, (_, x: string, y: string) => `${y},${x}`)

/** Faults of single numbers, at several positions of each file. */
const numbers: readonly (readonly [string, (found: string) => string])[] = [
  ['above every number', () => '1e999'],
  ['below every number', () => '-1e999'],
  ['off the world', () => '3001'],
  ['a word', found => `"${found}"`],
  ['nothing', () => 'null'],
  ['a flag', () => 'true'],
  ['a list in its place', found => `[${found}]`],
  ['NaN', () => 'NaN'],
  ['hex', () => '0x10'],
  ['a plus', found => `+${found.replace('-', '')}`],
  ['another leading zero', () => '007'],
]
const positions = [0, 1, 57]

const shapes: Readonly<Record<File, readonly (readonly [string, Edit])[]>> = {
  'coastline.geojson': [
    ['an open ring', first(/(\[\[\[-?[\d.]+,-?[\d.]+\]),/, '$1,[0,0],')],
    ['a point of three numbers', first(/(\[-?[\d.]+,-?[\d.]+)\]/, '$1,1]')],
    ['a point of one number', first(/(\[-?[\d.]+),-?[\d.]+\]/, '$1]')],
    ['another kind of piece', first(/"land"/, '"sea"')],
    ['a line for an area', first(/"Polygon"/, '"LineString"')],
    ['another area', first(/"area":\d+/, '"area":10839')],
  ],
  'builtup.geojson': [
    ['another kind of area', first(/"builtup"/, '"land"')],
    ['no geometry', first(/"geometry"/, '"geometri"')],
    ['no features', first(/"features"/, '"feature"')],
    ['another area', first(/"area":\d+/, '"area":0')],
  ],
  'relief.json': [
    ['a height that is a text', first(/"height":\s*50/, '"height":"50"')],
    ['an odd list', first(/(\[-?\d+,-?\d+),-?\d+,/, '$1,')],
    ['other units', first(/x east/, 'x west')],
    ['no rings', first(/"rings":\s*\[/, '"rings":[],"were":[')],
  ],
  'roads.json': [
    ['an unknown class', first(/"highway"/, '"motorway"')],
    ['other lanes', first(/"lanes":\s*2/, '"lanes":3')],
    ['an odd path', first(/(\[-?\d+,-?\d+),-?\d+,/, '$1,')],
    ['a point twice', first(/(\[)(-?\d+,-?\d+),/, '$1$2,$2,')],
    ['no roads at all', first(/"paths":\s*\[/, '"paths":[],"were":[')],
    ['a road of one point', first(/\[(-?\d+,-?\d+)(?:,-?\d+)+\]/, '[$1]')],
    ['a road moved away', first(/\[-?\d+,-?\d+(?:,-?\d+)*\]/, '[2990,2990,2991,2991]')],
    ['axes of one road swapped', text => text.replace(/\[-?\d+(?:,-?\d+)+\]/, swapAxes)],
  ],
  'railway.json': [
    ['another length', first(/"length":437/, '"length":537')],
    ['an open main line', first(/"closed":true/, '"closed":false')],
    ['a stretch that ends elsewhere', first(/,1949\]/, ',1940]')],
    ['a station elsewhere', first(/"x":1725.1/, '"x":-1725.1')],
    ['an unknown key', first(/"stations"/, '"station"')],
  ],
}

const whole: readonly (readonly [string, Edit])[] = [
  ['an empty file', () => ''],
  ['a cut file', text => text.slice(0, text.length / 2)],
  ['a list for the whole', text => `[${text}]`],
  ['a comma at the end', first(/\](\s*)\}/, '],$1}')],
  ['a comment', text => `// note\n${text}`],
  ['single quotes', text => text.replaceAll('"', "'")],
  ['something behind the end', text => `${text}{}`],
]

const faults = files.flatMap(file => [
  ...numbers.flatMap(([what, write]) =>
    positions.map(position => ({
      file,
      what: `${what} as number ${position}`,
      edit: number(position, write),
    })),
  ),
  ...shapes[file].map(([what, edit]) => ({ file, what, edit })),
  ...whole.map(([what, edit]) => ({ file, what, edit })),
  ...(file === 'roads.json' ? [] : [{ file, what: 'swapped axes', edit: swapAxes }]),
])

describe('a fault in the geometry', () => {
  it.each(faults)('is reported: $file, $what', ({ file, edit }) => {
    const problems = problemsOf(file, edit)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) {
      expect(problem.file).toBe(`data-csv/map/${file}`)
      expect(Math.min(problem.line, problem.column)).toBeGreaterThan(0)
      for (const words of [problem.rule, problem.allowed, problem.fix]) expect(words.trim()).not.toBe('')
    }
  })

  it('is reported with line, column and path', () => {
    const [problem] = problemsOf('relief.json', first(/"height":\s*50/, '"height":-50'))
    const lines = (texts.get('relief.json') ?? '').split('\n')
    const line = lines.findIndex(text => text.includes('"height":50')) + 1
    expect(problem).toMatchObject({
      line,
      columnName: 'levels[1].height',
      cell: '-50',
      rule: 'must be >= 0',
    })
    expect(problem?.column).toBe((lines[line - 1] ?? '').indexOf('50') + 1)
  })

  it('hides no other: all faults of a file are reported together', () => {
    const problems = problemsOf('roads.json', text =>
      first(/"lanes":\s*2/, '"lanes":9')(first(/"track"/, '"trail"')(text)),
    )
    expect(problems.map(({ cell }) => cell)).toEqual(['9', '"trail"'])
  })
})
