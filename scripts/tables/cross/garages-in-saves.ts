import type { CrossCheck } from '../../table-engine/cross/cross-check.ts'
import { problemAt } from '../../table-engine/table.ts'
import { savedGarages } from '../blocks/03-garages.ts'
import { garages } from '../garages.ts'

/** The garages of the page stand at their position in block 03, with the same name. Scripts give some another type. */
export const garagesInSaves: CrossCheck = source => {
  const saved = new Map(savedGarages.rows(source).map(garage => [garage.index, garage]))
  return garages.read(source).soundRows.flatMap(row => {
    const { name, saveIndex } = row.values
    const garage = saved.get(saveIndex)
    if (garage === undefined || garage.name === name) return []
    const rule = `is ${garage.name} in data-csv/blocks/03-garages.csv`
    const right = [...saved.values()].find(other => other.name === name)
    const allowed = right === undefined ? 'a garage of that file' : `${right.index}`
    return [problemAt(row, 'saveIndex', { rule, allowed, fix: 'correct name or position' })]
  })
}
