import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { nearest } from '#shared/nearest.ts'
import { formatRowId } from '#shared/row-address.ts'
import { type Problem, startOf } from '../../problem.ts'
import type { CellValue } from '../kind.ts'
import { problemsIn } from '../row-faults.ts'
import {
  type Cells,
  type CrossCheck,
  type LinkLabels,
  type ReadRow,
  type RowLink,
  rowAddressOf,
  type Source,
  type StatedForeignKey,
  type Table,
  type TableRows,
} from '../table.ts'

/** The closest row: the nearest number, or the nearest spelling if one is close enough. */
function nearestRow(rows: readonly ReadRow[], property: string, value: CellValue): ReadRow | undefined {
  if (typeof value !== 'number') {
    const names = rows.map(row => String(row.values[property]))
    const name = nearest(String(value), names)
    return name === null ? undefined : rows[names.indexOf(name)]
  }
  const distances = rows.map(row => Math.abs(Number(row.values[property]) - value))
  return rows[distances.indexOf(Math.min(...distances))]
}

/** Values known to have no target, each with the reason. */
type KnownMisses = ReadonlyMap<CellValue, string>

function missFault(value: CellValue, { table, allRows }: TableRows<unknown>, property: string) {
  const near = nearestRow(allRows, property, value)?.positionOf(property)
  const row = near === undefined ? '' : `; nearest ${near.cell} (${near.file}:${near.line})`
  return {
    rule: `matches no ${property} in ${table.file}`,
    allowed: `a value of ${property} in ${table.file}${row}`,
    fix:
      near === undefined
        ? 'correct the cell, or add the row there'
        : `did you mean ${near.cell}? Otherwise add the row there`,
  }
}

function staleMiss(value: CellValue, reason: string, { table }: TableRows<unknown>): Problem {
  return {
    ...startOf(table.file),
    cell: String(value),
    rule: `is listed as an exception (${reason}), but has its row`,
    allowed: 'exceptions without a row',
    fix: `remove it from the list of exceptions in scripts/tables/${table.name}.ts`,
  }
}

/** A column of the rows of a table. */
type ColumnOfRows = readonly [rows: TableRows<unknown>, property: string]

/** The problems of a column whose cells are keys of other rows. */
function missProblems(
  [from, property]: ColumnOfRows,
  [to, key]: ColumnOfRows,
  knownMisses: KnownMisses = new Map(),
): readonly Problem[] {
  const known = new Set(to.allRows.map(row => row.values[key]))
  if (!to.isWhole || known.has(undefined)) return []
  const isMiss = (value: CellValue | undefined): value is NonNullable<CellValue> =>
    value !== undefined && value !== null && !known.has(value)
  const faultOf = memoizeByValue((value: NonNullable<CellValue>) => missFault(value, to, key))
  const problems = problemsIn(from.allRows, ({ values }) => {
    const value = values[property]
    return isMiss(value) && !knownMisses.has(value) ? { property, ...faultOf(value) } : null
  })
  const written = new Set(from.allRows.map(row => row.values[property]))
  const stale = [...knownMisses].filter(
    ([value]) => known.has(value) || (from.isWhole && !written.has(value)),
  )
  return [...problems, ...stale.map(([value, reason]) => staleMiss(value, reason, from))]
}

const withKey = <Row>(check: CrossCheck<Row>, foreignKey: StatedForeignKey, link?: RowLink<Row>) =>
  Object.assign(check, { foreignKey, ...(link !== undefined && { link }) })

/**
 * Every non-empty value of a column is a key of another table.
 * @param except values that may have no target @param link labels of the cells as links, if cards show them
 */
export function refersTo<Property extends string, Row extends object>(
  property: Property,
  to: Table<Row, object>,
  key: keyof Row & string,
  { except = new Map(), link }: { readonly except?: KnownMisses; readonly link?: LinkLabels } = {},
): CrossCheck<Cells<Property>> {
  return withKey(
    (rows, source) => missProblems([rows, property], [to.read(source), key], except),
    { property, to: to.name, key, isWhole: except.size === 0 },
    link && { ...link, to, keysOf: row => [row[property]] },
  )
}

/** Every non-empty value of a column is a key of the same table. */
export function refersWithin<Property extends string, Key extends string>(
  property: Property,
  key: Key,
): CrossCheck<Cells<Property | Key>> {
  return withKey(rows => missProblems([rows, property], [rows, key]), {
    property,
    key,
    isWhole: true,
  })
}

/** The same, declared by the table with the keys, which links to all rows with its own: for tables that it derives cells from. */
export function isReferredToBy<Key extends string, Row extends object>(
  from: Table<Row, object>,
  property: keyof Row & string,
  key: Key,
  link?: LinkLabels,
): CrossCheck<Cells<Key>> {
  return withKey(
    (rows, source) => missProblems([from.read(source), property], [rows, key]),
    { from: from.name, property, key, isWhole: true },
    link && {
      ...link,
      to: from,
      keysOf: (row, source) =>
        from
          .read(source)
          .soundRows.filter(({ values }) => values[property] === row[key])
          .map(({ values }) => formatRowId(rowAddressOf(from), values)),
    },
  )
}

/**
 * A cell equals a value of another table.
 * @param rightOf the value of a row; undefined if it is not known, e.g. because its row is missing
 * @param rule what is wrong with another value
 */
export function equals<Row, Property extends keyof Row & string>(
  property: Property,
  rightOf: (row: Row, source: Source) => Row[Property] | undefined,
  rule: string | ((row: Row, source: Source) => string),
): CrossCheck<Row> {
  return ({ soundRows }, source) =>
    problemsIn(soundRows, ({ values }) => {
      const right = rightOf(values, source)
      if (right === undefined || right === values[property]) return null
      const allowed = `${right ?? 'an empty cell'}`
      const fix = `write ${allowed}, or correct the row`
      return { property, rule: typeof rule === 'string' ? rule : rule(values, source), allowed, fix }
    })
}

/** Finds the authored row of a table with a value in a column where each occurs once. */
export function rowFinder<Row, Key extends keyof Row>(table: Table<Row, object>, key: Key) {
  const rowsByKey = memoizeBy(
    ({ soundRows }: TableRows<Row>): ReadonlyMap<Row[Key] | null | undefined, Row> =>
      new Map(soundRows.map(({ values }) => [values[key], values])),
  )
  return (source: Source, value: Row[Key] | null | undefined): Row | undefined =>
    rowsByKey(table.read(source)).get(value)
}
