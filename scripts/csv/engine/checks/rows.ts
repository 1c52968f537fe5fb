import { type Problem, startOf } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemAt, problemsIn, type RowFaults } from '../row-faults.ts'
import type { AnyTable, Cells, Check, CrossCheck, ReadRow, Source, TableInfo, TableRows } from '../table.ts'

type RowRule<Row> = (row: Row, index: number) => RowFaults

/** A rule for each row. */
export function eachRow<Row>(rule: RowRule<Row>) {
  return ({ soundRows }: TableRows<Row>): readonly Problem[] =>
    problemsIn(soundRows, ({ values }, index) => rule(values, index))
}

/** Whether tables have no problems of their own, which come first. */
export const areSound = (source: Source, ...tables: readonly AnyTable[]): boolean =>
  tables.every(table => table.problems(source).length === 0)

/** A rule for each row that looks into other tables. @param ruleOf gives the rule; null where their own problems come first */
export function eachRowAcross<Row>(ruleOf: (source: Source) => RowRule<Row> | null): CrossCheck<Row> {
  return (rows, source) => {
    const rule = ruleOf(source)
    return rule === null ? [] : eachRow(rule)(rows)
  }
}

/** A number is below that of another column, or at most equal to it; empty cells are not compared. */
export function below<Low extends string, High extends string>(
  low: Low,
  high: High,
  { mayEqual = false }: { readonly mayEqual?: boolean } = {},
) {
  return ({ soundRows }: TableRows<Readonly<Record<Low | High, number | null>>>): readonly Problem[] =>
    problemsIn(soundRows, row => {
      const [value, limit]: readonly (number | null)[] = [row.values[low], row.values[high]]
      if (value == null || limit == null || value < limit || (mayEqual && value === limit)) return null
      return {
        property: low,
        rule: `is not below ${row.positionOf(high).columnName}`,
        allowed: `${mayEqual ? 'up to' : 'less than'} ${limit}`,
        fix: 'swap the two, or correct one of them',
      }
    })
}

/** Cells are filled or empty together. */
export function together<First extends string, Other extends string>(first: First, ...others: Other[]) {
  const properties: readonly (First | Other)[] = [first, ...others]
  return ({ soundRows }: TableRows<Cells<First | Other>>): readonly Problem[] =>
    problemsIn(soundRows, row => {
      const empty = properties.filter(property => row.values[property] === null)
      const [property] = empty
      if (property === undefined || empty.length === properties.length) return null
      const columns = properties.map(one => row.positionOf(one).columnName).join(', ')
      return {
        property,
        rule: `is empty, but not all of ${columns} are`,
        allowed: `values in all of ${columns}, or in none`,
        fix: 'fill the cell, or empty the others',
      }
    })
}

/** The module that declares a table, derived from its name: `scripts/tables/weapons.ts`. */
const declaredIn = ({ name }: TableInfo) => `scripts/tables/${name}.ts`

/**
 * Requires exactly this number of rows.
 * @param module where the number is declared, if not in the module named after the table
 */
export function rowCount(expected: number, module?: string) {
  const check = ({ table, isWhole, allRows }: TableRows<unknown>): readonly Problem[] => {
    if (!isWhole || allRows.length === expected) return []
    const position = allRows.at(-1)?.positionOf('') ?? startOf(table.file)
    const newCount = `if the new number is intended, change ${expected} to ${allRows.length} in ${module ?? declaredIn(table)}`
    return [
      {
        ...position,
        rule: `is the last row; the table has ${allRows.length} rows, expected ${expected}`,
        allowed: `${expected} rows`,
        fix:
          allRows.length < expected
            ? `restore the missing row; ${newCount}`
            : `remove the extra row; ${newCount}`,
      },
    ]
  }
  return Object.assign(check, { isCount: true as const })
}

/** Expected number of rows per value of a property, e.g. 13 bikes and 147 cars. */
export function countsPer<Property extends string>(
  property: Property,
  expected: Readonly<Record<string, number>>,
) {
  const check = ({ table, isWhole, allRows }: TableRows<Cells<Property>>): readonly Problem[] => {
    if (!isWhole || allRows.some(row => row.values[property] === undefined)) return []
    return Object.entries(expected).flatMap(([value, count]) => {
      const rows = allRows.filter(row => String(row.values[property]) === value)
      const last = rows.at(-1) ?? allRows.at(-1)
      if (rows.length === count || last === undefined) return []
      const repair =
        rows.length < count ? 'restore the missing row, or correct' : 'remove the extra row, or correct'
      return [
        problemAt(last, property, {
          rule: `is in the last of ${rows.length} rows with ${property} ${value}`,
          allowed: `${count} rows with ${property} ${value}`,
          fix: `${repair} the ${property} of another one; if the number is intended, change it in ${declaredIn(table)}`,
        }),
      ]
    })
  }
  return Object.assign(check, { isCount: true as const })
}

/** Whether a number is not between those of the rows beside it. */
function isOutOfOrder(rows: readonly ReadRow[], row: ReadRow, property: string): boolean {
  const index = rows.indexOf(row)
  const [above, value, next] = [index - 1, index, index + 1].map(at => rows[at]?.values[property])
  if (typeof value !== 'number') return false
  return (typeof above === 'number' && above > value) || (typeof next === 'number' && next < value)
}

/** No two rows share the same values of these properties; rows with an empty first value are ignored. */
export function unique<First extends string, Other extends string = never>(
  first: First,
  ...others: Other[]
): Check<Cells<First | Other>> {
  const properties = [first, ...others]
  const check = ({ allRows }: TableRows<Cells<First | Other>>): readonly Problem[] => {
    const seen = new Map<CellValue, ReadRow>()
    const problems: Problem[] = []
    for (const row of allRows) {
      const value = row.values[first]
      if (value === undefined || value === null) continue
      const values = properties.length === 1 ? [value] : properties.map(property => row.values[property])
      if (values.includes(undefined)) continue
      const key = values.length === 1 ? value : JSON.stringify(values)
      const earlier = seen.get(key)
      if (earlier === undefined) {
        seen.set(key, row)
        continue
      }
      const [wrong, other] =
        isOutOfOrder(allRows, earlier, first) && !isOutOfOrder(allRows, row, first)
          ? [earlier, row]
          : [row, earlier]
      problems.push(
        problemAt(wrong, first, {
          rule: `repeats ${values.join(', ')} of line ${other.positionOf(first).line}`,
          allowed: `each ${properties.join(' and ')} once`,
          fix: 'correct or remove one of the two rows',
        }),
      )
    }
    return problems
  }
  return Object.assign(check, { uniqueBy: properties })
}

/** Rows that share a value of one property also share a value of the other; empty values are ignored. */
export function determines<Key extends string, Value extends string>(key: Key, property: Value) {
  return ({ allRows }: TableRows<Cells<Key | Value>>): readonly Problem[] => {
    const first = new Map<CellValue, ReadRow>()
    return problemsIn(allRows, row => {
      const keyValue = row.values[key]
      const value = row.values[property]
      if (keyValue === undefined || keyValue === null || value === undefined) return null
      const earlier = first.get(keyValue)
      if (earlier === undefined) first.set(keyValue, row)
      if (earlier === undefined || earlier.values[property] === value) return null
      return {
        property,
        rule: `differs from line ${earlier.positionOf(key).line}, which has the same ${key} ${keyValue}`,
        allowed: `${earlier.values[property] ?? 'an empty cell'} for ${key} ${keyValue}`,
        fix: 'correct one of the two rows',
      }
    })
  }
}
