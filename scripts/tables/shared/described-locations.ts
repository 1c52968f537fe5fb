import { eachRow } from '../../csv/declare.ts'

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
export const describedAsSpecified = eachRow(({ number, inside, description }: LocationRow) =>
  Object.entries({ inside, description })
    .filter(([, value]) => (value === null) !== isUndescribed(number))
    .map(([property, value]) => {
      return {
        property,
        rule:
          value === null
            ? `is empty for location ${number}`
            : `describes location ${number}, listed as unknown`,
        allowed: value === null ? 'a value' : 'an empty cell',
        fix: 'correct the cell, or the list of unknown locations',
      }
    }),
)
