import { describe, expect, it } from 'vitest'
import { tables } from '../../../scripts/tables/tables.ts'
import { readRows } from '../../support/csv-rows.ts'
import { definition } from '../format/support.ts'
import { exported, isFormat } from './support.ts'

const text = exported('format.json')
const document: unknown = JSON.parse(text)

/** The document with some text replaced, which must occur in it. */
function damaged(find: RegExp, replacement: string): unknown {
  expect(text).toMatch(find)
  return JSON.parse(text.replace(find, replacement))
}

/** Properties with a value that the schema does not allow. */
const wrongValues = readRows(new URL('format-json-faults.csv', import.meta.url))

describe('format.json', () => {
  it('is valid against its schema', () => {
    isFormat(document)
    expect(isFormat.errors).toBeNull()
  })

  it.each(wrongValues)('is not valid with $fault', ({ property, right, wrong }) => {
    const find = new RegExp(`"${property}": (?<quote>"?)${right}\\b`)
    expect(isFormat(damaged(find, `"${property}": $<quote>${wrong}`))).toBe(false)
  })

  it.each([
    ['a missing property', /"legend": "integer",/, ''],
    ['a property of an unknown name', /"legend": "integer",/, '"legend": "integer", "colour": "red",'],
    ['a range without its end', /"kind": "span",\s*"min": 1,\s*"max": 12/, '"kind": "span", "min": 1'],
    ['a struct field without its struct', /"struct": "vec3"/, '"struct": null'],
    ['a number field with a struct', /"struct": null/, '"struct": "vec3"'],
    ['a data hash with other letters', /"dataHash": "./, '"dataHash": "x'],
    ['one block too few', /"blocks": \[\s*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},/, '"blocks": ['],
  ])('is not valid with %s', (_fault, find, replacement) => {
    expect(isFormat(damaged(find, replacement))).toBe(false)
  })

  it('gives the coverage of a block in one place only', () => {
    const { coverage: told, ...rest } = JSON.parse(text)
    expect(told).toHaveLength(definition.blocks.length + 1)
    expect(JSON.stringify(rest)).not.toMatch(/"(?:coverage|fromSourceCode|unnamed|unwritten)\w*":/i)
    const figure = /percent|^(?:fromSourceCode|from_source_code|unnamed|unwritten)/
    const telling = tables.filter(({ columns }) => columns.some(({ name }) => figure.test(name)))
    expect(telling.map(({ name }) => name)).toEqual(['format/coverage'])
  })
})
