import type { Source } from '../../csv/engine/table.ts'
import { tables } from '../../tables/tables.ts'

/**
 * The value a recipe writes: the number itself, or a cell of another table.
 * @param from table, key of the row (its first column) and column, e.g. `savehouses[3].x`
 * @returns null if the step writes nothing @throws Error if there is no such cell, or it is not a number
 */
export function stepValue(value: number | null, from: string | null, source: Source): number | null {
  if (from === null) return value
  const [name, key, column] = from.split(/\[|\]\./)
  const table = tables.find(candidate => candidate.name === name)
  const property = table?.columns.find(candidate => candidate.name === column)?.property
  const keyProperty = table?.columns[0]?.property
  if (table === undefined || property === undefined || keyProperty === undefined)
    throw new Error(`there is no column ${from}`)
  const row = table.rows(source).find(values => String(values[keyProperty]) === key)
  const cell = row?.[property]
  if (typeof cell !== 'number') throw new Error(`${from} holds no number`)
  return cell
}
