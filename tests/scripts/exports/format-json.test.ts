import { describe, expect, it } from 'vitest'
import { tables } from '../../../scripts/tables/tables.ts'
import { definition } from '../format/support.ts'
import { exported, isFormat } from './support.ts'

const text = exported('format.json')
const document: unknown = JSON.parse(text)

/** The document with some text replaced, which must occur in it. */
function damaged(find: RegExp, replacement: string): unknown {
  expect(text).toMatch(find)
  return JSON.parse(text.replace(find, replacement))
}

const faults: readonly (readonly [fault: string, find: RegExp, replacement: string])[] = [
  ['an unknown type', /"type": "u16"/, '"type": "u15"'],
  ['a missing property', /"legend": "integer",/, ''],
  ['a property of an unknown name', /"legend": "integer",/, '"legend": "integer", "colour": "red",'],
  ['a negative offset', /"offset": 4,/, '"offset": -4,'],
  ['a size that is no whole number', /"size": 312,/, '"size": 312.5,'],
  ['a name with a capital', /"name": "version_id"/, '"name": "Version_id"'],
  ['a range without its end', /"kind": "span",\s*"min": 1,\s*"max": 12/, '"kind": "span", "min": 1'],
  ['a count of a kind that does not exist', /"kind": "until"/, '"kind": "unless"'],
  ['a struct field without its struct', /"struct": "vec3"/, '"struct": null'],
  ['a number field with a struct', /"struct": null/, '"struct": "vec3"'],
  ['an unknown evidence', /"evidence": "unverified"/, '"evidence": "rumour"'],
  ['a bit beyond 31', /"bit": 15/, '"bit": 32'],
  ['a version id with seven digits', /"idHex": "35DA8175"/, '"idHex": "35DA817"'],
  ['another byte order', /"byteOrder": "little"/, '"byteOrder": "big"'],
  ['a data hash with other letters', /"dataHash": "./, '"dataHash": "x'],
  ['a block number that does not exist', /"number": "27"/, '"number": "31"'],
  ['negative coverage', /"verified": 215\b/, '"verified": -1'],
  ['one block too few', /"blocks": \[\s*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},/, '"blocks": ['],
]

describe('format.json', () => {
  it('is valid against its schema', () => {
    isFormat(document)
    expect(isFormat.errors).toBeNull()
  })

  it.each(faults)('is not valid with %s', (_fault, find, replacement) => {
    expect(isFormat(damaged(find, replacement))).toBe(false)
  })

  it('gives the coverage of a block in one place only', () => {
    const { coverage: told, ...rest } = JSON.parse(text)
    expect(told).toHaveLength(definition.blocks.length + 1)
    expect(JSON.stringify(rest)).not.toMatch(/"(?:coverage|fromSourceCode|unnamed|unwritten)\w*":/i)
    const others = tables.filter(({ name }) => name !== 'format/coverage')
    const copies = others.flatMap(({ name, columns }) =>
      columns
        .filter(column => /percent|^(?:fromSourceCode|from_source_code|unnamed|unwritten)/.test(column.name))
        .map(() => name),
    )
    expect(copies).toEqual([])
  })
})
