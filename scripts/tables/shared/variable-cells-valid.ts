import { eachRow, eachRowAcross, namesIn, pairs, type RowFault } from '../../csv/declare.ts'
import { statistics } from '../blocks/16-statistics.ts'

interface EvidenceCells {
  readonly evidence: 'verified' | 'from source code' | 'unverified' | null
  readonly verified: 'meaning' | 'value' | 'use' | 'type' | null
  readonly check: string | null
}

/** A verified variable states what saves verify: more than its type; a verified meaning states its check. */
export function verifiedFits({ evidence, verified, check }: EvidenceCells): RowFault | null {
  const isMore = verified !== null && verified !== 'type'
  if ((evidence === 'verified') !== isMore) {
    return {
      property: 'verified',
      rule: `does not go with the evidence ${evidence}`,
      allowed: evidence === 'verified' ? 'meaning, value or use' : 'type, or an empty cell',
      fix: 'correct one of the two',
    }
  }
  if (verified !== 'meaning' || check !== null) return null
  return {
    property: 'check',
    rule: 'is empty for a verified meaning',
    allowed: 'the check',
    fix: 'write the check, or correct the column verified',
  }
}

interface SeenRow {
  readonly seen: string | null
  readonly distinct: number | null
  readonly usual: number | null
  readonly usualSaves: number | null
}

/** The values of a cell `one of 0 1 5` or `only 5`, or the two bounds of `from 0 to 90`. */
function valuesOf(seen: string): readonly number[] {
  const words = seen.split(' ')
  return words.slice(words[0] === 'one' ? 2 : 1).flatMap(word => (word === 'to' ? [] : Number(word)))
}

function faultOf({
  seen,
  distinct,
  usual,
  usualSaves,
}: SeenRow): { property: keyof SeenRow; rule: string } | null {
  const values = seen === null ? [] : valuesOf(seen)
  const isSpan = seen?.includes(' to ') === true
  if (pairs(values).some(([value, next]) => next < value)) {
    return { property: 'seen', rule: 'is not in ascending order' }
  }
  if (isSpan !== (distinct !== null)) return { property: 'distinct', rule: 'contradicts the observed values' }
  if (values.length > 1 !== (usual !== null))
    return { property: 'usual', rule: 'contradicts the observed values' }
  if ((usual === null) !== (usualSaves === null))
    return { property: 'usualSaves', rule: 'must be set exactly if the usual value is set' }
  const isWithin = (value: number) => value >= Math.min(...values) && value <= Math.max(...values)
  const isAmong = usual === null || (isSpan ? isWithin(usual) : values.includes(usual))
  return isAmong ? null : { property: 'usual', rule: 'is not one of the observed values' }
}

/** Observed values ascend (equal ones are rounded to four digits) and include the most frequent one. */
export const observedValuesValid = eachRow((row: SeenRow) => {
  const fault = faultOf(row)
  if (fault === null) return null
  return {
    ...fault,
    allowed:
      '"only 5" alone, "one of 0 1 5" with its usual value, "from 0 to 90" with the number of values and the usual one',
    fix: 'correct the figures of this row',
  }
})

/** Coordinates, angles and factors are all smaller; a spreadsheet with a decimal comma turns 681.595 into 681595. */
const largestFloat = 20_000

export function hasDecimalPoint({ type, initial }: { type: string | null; initial: number | null }) {
  if (type !== 'float' || initial === null || Math.abs(initial) <= largestFloat) return null
  return {
    property: 'initial',
    rule: 'is too large for a float of the script',
    allowed: `-${largestFloat} to ${largestFloat}`,
    fix: 'restore the file if a spreadsheet with decimal comma took its point; else correct the limit',
    trace: 'lost point' as const,
  }
}

const statistic = namesIn(statistics, 'id', 'statistic')

/** Statistics mentioned in checks and meanings exist. */
export const statisticsExist = eachRowAcross(source => {
  const known = statistic.known(source)
  if (known.size === 0) return null
  return ({ check, meaning }: Readonly<Record<'check' | 'meaning', string | null>>) =>
    Object.entries({ check, meaning }).flatMap(([property, text]) => {
      const wrong = text?.match(/statistic \d+/g)?.find(words => !known.has(words.slice(10)))
      if (wrong === undefined) return []
      return [
        {
          property,
          rule: `mentions ${wrong}, which does not exist`,
          allowed: `a ${statistic.of}`,
          fix: 'correct the number',
        },
      ]
    })
})
