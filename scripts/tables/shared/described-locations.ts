import { type Problem, problemAt, type TableRows } from '../../csv/declare.ts'

interface LocationRow {
  readonly number: number
  readonly inside: string | null
  readonly description: string | null
}

/** Locations without data in the specification. */
const undescribed = [
  '4-9 12-14 16-17 20-27 30-35 38-45 60-69 72-73 76-87 89-93 95-99 104-109 111-117',
  '268-273 275-283 285-293 308-314 316-323 325-334 336-345 357-361 364-368 371-374',
]
  .flatMap(line => line.split(' '))
  .map(range => range.split('-').map(Number))

const isUndescribed = (number: number) =>
  undescribed.some(([first = 0, last = 0]) => number >= first && number <= last)

/** Exactly the listed locations have no side and no description. */
export function describedAsSpecified({ soundRows }: TableRows<LocationRow>): readonly Problem[] {
  return soundRows.flatMap(row => {
    const { number, inside, description } = row.values
    return (
      [
        ['inside', inside],
        ['description', description],
      ] as const
    )
      .filter(([, value]) => (value === null) !== isUndescribed(number))
      .map(([property, value]) => {
        const rule =
          value === null
            ? `is empty for location ${number}`
            : `describes location ${number}, listed as unknown`
        const allowed = value === null ? 'a value' : 'an empty cell'
        return problemAt(row, property, {
          rule,
          allowed,
          fix: 'correct the cell, or the list of unknown locations',
        })
      })
  })
}
