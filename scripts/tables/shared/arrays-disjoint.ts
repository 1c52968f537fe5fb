import { type Fault, type Problem, problemAt, type TableRows } from '../../csv/declare.ts'

interface ArrayRow {
  readonly base: number
  readonly length: number
  readonly width: number
  readonly filled: number
  readonly type: string
}

/** Number of global variables of the unmodified game. */
export const variableCount = 10950

/** Number of the first variable after an array. */
const endOf = ({ base, length, width }: Pick<ArrayRow, 'base' | 'length' | 'width'>) => base + length * width

/** Arrays end within the variables and do not overlap, and only texts use several variables per element. */
export function arraysDisjoint({ soundRows }: TableRows<ArrayRow>): readonly Problem[] {
  return soundRows.flatMap((row, index) => {
    const { base, length, width, filled, type } = row.values
    const next = soundRows[index + 1]?.values.base ?? variableCount
    const faults: (Fault & { readonly property: string })[] = []
    if (endOf(row.values) > next && next > base) {
      const rule = `lets the array reach to variable ${endOf(row.values) - 1}, into number ${next}`
      const allowed = `at most ${Math.floor((next - base) / width)} elements`
      faults.push({ property: 'length', rule, allowed, fix: 'correct the length, the width or the base' })
    }
    if (width > 1 !== (type === 'text') || width === 3) {
      const rule = `does not fit elements of type ${type}`
      faults.push({
        property: 'width',
        rule,
        allowed: '2 or 4 for text, otherwise 1',
        fix: 'correct width or type',
      })
    }
    if (filled > length) {
      const fix = 'correct the number, or the length'
      faults.push({ property: 'filled', rule: 'is more than the array has', allowed: `0 to ${length}`, fix })
    }
    return faults.map(({ property, ...fault }) => problemAt(row, property, fault))
  })
}
