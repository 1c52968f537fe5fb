import { eachRow, type Problem, type TableRows } from '../../csv/declare.ts'
import { variableCount } from './shared-columns.ts'

interface ArrayRow {
  readonly base: number
  readonly length: number
  readonly width: number
  readonly filled: number
  readonly type: string
}

/** Number of the first variable after an array. */
const endOf = ({ base, length, width }: Pick<ArrayRow, 'base' | 'length' | 'width'>) => base + length * width

/** Arrays end within the variables and do not overlap, and only texts use several variables per element. */
export function arraysDisjoint(rows: TableRows<ArrayRow>): readonly Problem[] {
  return eachRow(function* check(row: ArrayRow, index) {
    const { base, length, width, filled, type } = row
    const next = rows.soundRows[index + 1]?.values.base ?? variableCount
    if (endOf(row) > next && next > base) {
      yield {
        property: 'length',
        rule: `lets the array reach to variable ${endOf(row) - 1}, into number ${next}`,
        allowed: `at most ${Math.floor((next - base) / width)} elements`,
        fix: 'correct the length, the width or the base',
      }
    }
    if (width > 1 !== (type === 'text') || width === 3) {
      yield {
        property: 'width',
        rule: `does not fit elements of type ${type}`,
        allowed: '2 or 4 for text, otherwise 1',
        fix: 'correct width or type',
      }
    }
    if (filled > length) {
      yield {
        property: 'filled',
        rule: 'is more than the array has',
        allowed: `0 to ${length}`,
        fix: 'correct the number, or the length',
      }
    }
  })(rows)
}
