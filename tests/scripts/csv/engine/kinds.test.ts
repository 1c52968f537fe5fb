import { describe, expect, it } from 'vitest'
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

interface KindCase {
  readonly name: string
  readonly kind: Kind<CellValue>
  /** Cells with their values. */
  readonly accepts: readonly (readonly [cell: string, value: CellValue | null])[]
  readonly rejects: readonly string[]
  readonly fixes?: Readonly<Record<string, string>>
}

/** Texts are kept as they are. */
const unchanged = (...cells: string[]) => cells.map(cell => [cell, cell] as const)

const cases: readonly KindCase[] = [
  {
    name: 'an integer',
    kind: integer(),
    accepts: [['-5', -5]],
    rejects: ['', '007', '+1', '1.0', '1e3', '1,000', '0x10', ' 1', '1 ', '-0', 'one', '٣', '１'],
    fixes: { '12.0': 'write 12', '007': 'write 7' }, // what a spreadsheet added
  },
  {
    name: 'an integer with a range',
    kind: integer({ min: 0, max: 12 }),
    accepts: [
      ['0', 0],
      ['12', 12],
    ],
    rejects: ['13', '-1'],
  },
  {
    name: 'a float',
    kind: float({ max: 3000 }),
    accepts: [
      ['-1706.213', -1706.213],
      ['0', 0],
    ],
    rejects: ['3000.5', '', '1,5', '1.', '.5', '1e-5', 'NaN', 'Infinity', '1 000', '00.5', '-'],
    fixes: {
      '2495,25': 'write 2495.25',
      '-0,253': 'write -0.253',
      '1234,567': 'write 1234.567',
      ' 1.253': 'write 1.253',
    },
  },
  {
    name: 'a hex number of two digits',
    kind: hex(2, { max: '3F' }),
    accepts: unchanged('0A', '1E'),
    rejects: ['40', '', 'A', '0a', '00A', '0x', '0G', '1E+3', ' 0A'],
    fixes: { '0xa': 'write 0A' },
  },
  {
    name: 'a hex number of four digits',
    kind: hex(4),
    accepts: unchanged('1E30'),
    rejects: ['1E3'],
    fixes: { 114: 'write 0114', '1.00E+03': 'write all 4 digits' },
  },
  {
    name: 'a text',
    kind: text(),
    accepts: unchanged(
      "Cluckin' Bell, Angel Pine",
      '<script>alert(1)</script>',
      'Ångström × 3',
      '50 %',
      ...['Really?', 'What (again)?', 'https://example.org/?a=b', '/block/25?f=0004'],
    ),
    rejects: [
      ...['', ' a', 'a ', 'a  b', 'a\nb', 'a\u00a0', '=1+1', '+1', '-1', '@x', "=cmd|'/C calc'!A0"],
      ...['read(data, ?)', 'from 1 ? 5', 'caf?s'], // that lost a character
    ],
    fixes: { '': 'fill the cell' },
  },
  {
    name: 'a text with a pattern and a length',
    kind: text({ pattern: /^[a-z]+$/, example: 'sweet', maxLength: 5 }),
    accepts: unchanged('sweet'),
    rejects: ['Sweet', 'sweety', ''],
  },
  {
    name: 'a choice',
    kind: choice('Outside', 'Inside'),
    accepts: unchanged('Inside'),
    rejects: ['', 'inside', 'Inside '],
    fixes: {
      outsde: 'did you mean Outside?',
      OUTSDE: 'did you mean Outside?',
      xyz: 'choose one of them',
      ['x'.repeat(1_000_000)]: 'choose one of them',
    },
  },
  {
    name: 'a boolean',
    kind: yesNo(),
    accepts: [
      ['yes', true],
      ['no', false],
    ],
    rejects: ['', 'Yes', 'TRUE', '1', 'maybe'],
    fixes: { WAHR: 'write yes', 0: 'write no' },
  },
  {
    name: 'a colour',
    kind: colour(),
    accepts: unchanged('#2A77A1'),
    rejects: ['', '2A77A1', '#2a77a1', '#FFF', 'red'],
    fixes: { '2a77a1': 'write #2A77A1' },
  },
  {
    name: 'an optional integer',
    kind: optional(integer()),
    accepts: [
      ['', null],
      ['3', 3],
    ],
    rejects: ['x'],
  },
]

describe.each(cases)('$name', ({ kind, accepts, rejects, fixes = {} }) => {
  it.each(accepts)('is read from "%s"', (cell, value) => {
    expect(kind.parse(cell)).toMatchObject({ value })
  })

  it('is read from no other notation', () => {
    expect(rejects.filter(cell => 'value' in kind.parse(cell))).toEqual([])
  })

  it.each(Object.entries(fixes))('is suggested for "%.20s": %s', (cell, fix) => {
    expect(kind.parse(cell)).toMatchObject({ fault: { fix } })
  })
})

it.each([
  [{ min: 6, max: 12 }, 'is too small', '6 to 12'],
  [{ min: 6 }, 'is too small', '6 and above'],
  [{ max: 4 }, 'is too large', 'up to 4'],
])('an integer out of the range %j is reported with it', (range, rule, allowed) => {
  expect(integer(range).parse('5')).toMatchObject({ fault: { rule, allowed } })
})

it.each<[string, Kind<CellValue>, one: string, other: string]>([
  ['1,000', integer(), '1000', '1'],
  ['+1.000', integer(), '1000', '1'],
  ["1'000", integer(), '1000', '1'],
  ['-1,253', float(), '-1253', '-1.253'],
])('%s is not repaired, as it may have thousands or decimals', (cell, kind, one, other) => {
  const fault = {
    rule: expect.any(String),
    allowed: expect.any(String),
    fix: `write ${one} if the separator is for thousands, or ${other} if it is for decimals`,
  }
  expect(kind.parse(cell)).toEqual({ fault })
})

it('an optional kind has its type', () => {
  expect(optional(integer()).typeScript).toBe('number | null')
  expect([integer().isOptional, optional(integer()).isOptional]).toEqual([false, true])
})
