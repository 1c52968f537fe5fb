import { expect, it } from 'vitest'
import {
  type CellValue,
  choice,
  colour,
  float,
  hex,
  integer,
  type Kind,
  optional,
  text,
  yesNo,
} from '../../../../scripts/csv/declare.ts'
import { readRows } from '../../../support/csv-rows.ts'
import { required } from '../../../support/required.ts'

/** A cell with the value that a kind of column reads from it, as JSON; without one, with the fix that is suggested. */
type Cell = Readonly<Record<'kind' | 'cell' | 'value' | 'fix', string>>

const kinds: Readonly<Record<string, Kind<CellValue>>> = {
  integer: integer(),
  'integer from 0 to 12': integer({ min: 0, max: 12 }),
  float: float(),
  'float up to 3000': float({ max: 3000 }),
  'hex of two digits': hex(2, { max: '3F' }),
  'hex of four digits': hex(4),
  text: text(),
  'short word': text({ pattern: /^[a-z]+$/, example: 'sweet', maxLength: 5 }),
  choice: choice('Outside', 'Inside'),
  boolean: yesNo(),
  colour: colour(),
  'optional integer': optional(integer()),
}

const kindOf = (name: string) => required(kinds[name], `kind ${name}`)
const cells = readRows<Cell>(new URL('kinds.csv', import.meta.url))
const isRead = ({ value }: Cell) => value !== ''

it.each(cells.filter(isRead))('the cell $cell is read as $kind: $value', ({ kind, cell, value }) => {
  expect(kindOf(kind).parse(cell)).toMatchObject({ value: JSON.parse(value) })
})

it.each(cells.filter(cell => !isRead(cell)))('the cell $cell is no $kind; $fix', ({ kind, cell, fix }) => {
  expect(kindOf(kind).parse(cell)).toMatchObject({ fault: fix === '' ? {} : { fix } })
})

it.each(cells.filter(({ fix }) => fix.includes(' if the separator is ')))(
  'the cell $cell is not repaired, as it may have thousands or decimals',
  ({ kind, cell }) => {
    expect(kindOf(kind).parse(cell)).not.toHaveProperty('fault.repair')
  },
)

it.each(['a\nb', 'a\u00a0'])('the cell %j is no text', cell => {
  expect(text().parse(cell)).toHaveProperty('fault')
})

it('a cell of a million letters is no choice, and close to none', () => {
  const parsed = choice('Outside', 'Inside').parse('x'.repeat(1_000_000))
  expect(parsed).toMatchObject({ fault: { fix: 'choose one of them' } })
})

it.each([
  [{ min: 6, max: 12 }, 'is too small', '6 to 12'],
  [{ min: 6 }, 'is too small', '6 and above'],
  [{ max: 4 }, 'is too large', 'up to 4'],
])('an integer out of the range %j is reported with it', (range, rule, allowed) => {
  expect(integer(range).parse('5')).toMatchObject({ fault: { rule, allowed } })
})
