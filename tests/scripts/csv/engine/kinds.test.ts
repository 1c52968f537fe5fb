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

const value = (kind: Kind<CellValue>, cell: string) => {
  const parsed = kind.parse(cell)
  return 'value' in parsed ? parsed.value : `fault: ${parsed.fault.rule}`
}
const fix = (kind: Kind<CellValue>, cell: string) => {
  const parsed = kind.parse(cell)
  return 'fault' in parsed ? parsed.fault.fix : null
}
const isRejected = (kind: Kind<CellValue>) => (cell: string) => 'fault' in kind.parse(cell)

describe('an integer', () => {
  it('is a whole number in its range', () => {
    expect(value(integer({ min: 0, max: 12 }), '0')).toBe(0)
    expect(value(integer({ min: 0, max: 12 }), '12')).toBe(12)
    expect(value(integer(), '-5')).toBe(-5)
    expect(['13', '-1'].filter(isRejected(integer({ min: 0, max: 12 })))).toHaveLength(2)
    const ranges = [{ min: 6, max: 12 }, { min: 6 }, { max: 4 }]
    expect(ranges.map(range => integer(range).parse('5'))).toMatchObject([
      { fault: { rule: 'is too small', allowed: '6 to 12' } },
      { fault: { rule: 'is too small', allowed: '6 and above' } },
      { fault: { rule: 'is too large', allowed: 'up to 4' } },
    ])
  })

  it('is not accepted in any other notation', () => {
    const wrong = ['', '007', '+1', '1.0', '1e3', '1,000', '0x10', ' 1', '1 ', '-0', 'one', '٣', '１']
    expect(wrong.filter(isRejected(integer()))).toEqual(wrong)
  })

  it('is suggested without what a spreadsheet added', () => {
    expect(fix(integer(), '12.0')).toBe('write 12')
    expect(fix(integer(), '007')).toBe('write 7')
  })

  it.each(['1,000', '+1.000', "1'000"])('%s is not repaired, as it may be 1000 or 1', cell => {
    expect(integer().parse(cell)).toEqual({
      fault: {
        rule: 'is not a whole number',
        allowed: 'digits, with - in front when negative',
        fix: 'write 1000 if the separator is for thousands, or 1 if it is for decimals',
      },
    })
  })
})

describe('a float', () => {
  it('is a decimal number with a point, in its range', () => {
    expect(value(float(), '-1706.213')).toBe(-1706.213)
    expect(value(float(), '0')).toBe(0)
    expect(isRejected(float({ min: -3000, max: 3000 }))('3000.5')).toBe(true)
  })

  it('is not accepted in any other notation', () => {
    const wrong = ['', '1,5', '1.', '.5', '1e-5', 'NaN', 'Infinity', '1 000', '00.5', '-']
    expect(wrong.filter(isRejected(float()))).toEqual(wrong)
  })

  it('is suggested with a point for a comma', () => {
    expect(fix(float(), '2495,25')).toBe('write 2495.25')
    expect(fix(float(), '-0,253')).toBe('write -0.253')
    expect(fix(float(), '1234,567')).toBe('write 1234.567')
    expect(fix(float(), ' 1.253')).toBe('write 1.253')
  })

  it('is not repaired if its comma may separate thousands or decimals', () => {
    expect(float().parse('-1,253')).toMatchObject({
      fault: { fix: 'write -1253 if the separator is for thousands, or -1.253 if it is for decimals' },
    })
    expect(float().parse('-1,253')).not.toHaveProperty('fault.repair')
  })
})

describe('a hex number', () => {
  it('keeps its digits as text', () => {
    expect(value(hex(2), '0A')).toBe('0A')
    expect(value(hex(4), '1E30')).toBe('1E30')
  })

  it('has a fixed number of upper-case digits in its range', () => {
    const wrong = ['', 'A', '0a', '00A', '0x', '0G', '1E+3', ' 0A']
    expect(wrong.filter(isRejected(hex(2)))).toEqual(wrong)
    expect(isRejected(hex(2, { max: '3F' }))('40')).toBe(true)
  })

  it('is suggested with the zeros that a spreadsheet drops', () => {
    expect(fix(hex(4), '114')).toBe('write 0114')
    expect(fix(hex(2), '0xa')).toBe('write 0A')
    expect(fix(hex(4), '1.00E+03')).toContain('all 4 digits')
  })
})

describe('a text', () => {
  it('is never empty unless its column allows it', () => {
    expect(text().parse('')).toMatchObject({ fault: { rule: 'is empty', fix: 'fill the cell' } })
  })

  it('is kept unchanged, including HTML and foreign letters', () => {
    for (const cell of ["Cluckin' Bell, Angel Pine", '<script>alert(1)</script>', 'Ångström × 3', '50 %']) {
      expect(value(text(), cell)).toBe(cell)
    }
  })

  it('has no stray spaces, no line breaks and no formula', () => {
    const wrong = [' a', 'a ', 'a  b', 'a\nb', 'a\u00a0', '=1+1', '+1', '-1', '@x', "=cmd|'/C calc'!A0"]
    expect(wrong.filter(isRejected(text()))).toEqual(wrong)
  })

  it('matches its pattern and length', () => {
    const name = text({ pattern: /^[a-z]+$/, example: 'sweet', maxLength: 5 })
    expect(['sweet'].some(isRejected(name))).toBe(false)
    expect(['Sweet', 'sweety', ''].filter(isRejected(name))).toHaveLength(3)
  })
})

describe('a text that lost a character', () => {
  const parse = (cell: string) => 'value' in text().parse(cell)

  it('has a question mark that ends no word', () => {
    expect(['read(data, ?)', 'from 1 ? 5', 'caf?s'].filter(parse)).toEqual([])
    expect(['Really?', 'What (again)?', 'https://example.org/?a=b', '/block/25?f=0004'].every(parse)).toBe(
      true,
    )
  })
})

describe('a choice', () => {
  const side = choice('Outside', 'Inside')

  it('is one of its options', () => {
    expect(value(side, 'Inside')).toBe('Inside')
    expect(['', 'inside', 'Inside '].filter(isRejected(side))).toHaveLength(3)
  })

  it('suggests the nearest option', () => {
    expect(fix(side, 'outsde')).toBe('did you mean Outside?')
    expect(fix(side, 'xyz')).toBe('choose one of them')
  })
})

describe('a boolean', () => {
  it('is yes or no', () => {
    expect([value(yesNo(), 'yes'), value(yesNo(), 'no')]).toEqual([true, false])
    expect(['', 'Yes', 'TRUE', '1', 'maybe'].filter(isRejected(yesNo()))).toHaveLength(5)
    expect([fix(yesNo(), 'WAHR'), fix(yesNo(), '0')]).toEqual(['write yes', 'write no'])
  })
})

describe('a colour', () => {
  it('is # and six upper-case digits', () => {
    expect(value(colour(), '#2A77A1')).toBe('#2A77A1')
    expect(['', '2A77A1', '#2a77a1', '#FFF', 'red'].filter(isRejected(colour()))).toHaveLength(5)
    expect(fix(colour(), '2a77a1')).toBe('write #2A77A1')
  })
})

describe('an optional kind', () => {
  it('reads an empty cell as null and checks all others as before', () => {
    expect(value(optional(integer()), '')).toBeNull()
    expect(value(optional(integer()), '3')).toBe(3)
    expect(isRejected(optional(integer()))('x')).toBe(true)
    expect(optional(integer()).typeScript).toBe('number | null')
    expect([integer().isOptional, optional(integer()).isOptional]).toEqual([false, true])
  })
})
