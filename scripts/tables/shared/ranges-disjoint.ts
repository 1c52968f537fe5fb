import { type Problem, problemAt, type TableRows } from '../../csv/declare.ts'

interface Range {
  readonly first: number
  readonly last: number
  readonly shift: number
}

/** Ranges end after they start, and neither on PC nor on mobile does one overlap the next. */
export function rangesDisjoint({ soundRows }: TableRows<Range>): readonly Problem[] {
  return soundRows.flatMap((row, index) => {
    const { first, last, shift } = row.values
    const next = soundRows[index + 1]?.values
    const fix = 'correct the range, or sort the rows'
    if (last < first) {
      return [
        problemAt(row, 'last', {
          rule: `is less than the first, ${first}`,
          allowed: `${first} or more`,
          fix,
        }),
      ]
    }
    if (next === undefined) return []
    const end = Math.min(next.first, next.first + next.shift - shift) - 1
    if (last <= end) return []
    return [problemAt(row, 'last', { rule: 'reaches into the next range', allowed: `at most ${end}`, fix })]
  })
}
