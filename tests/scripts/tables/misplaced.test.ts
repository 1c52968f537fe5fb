import { expect, it } from 'vitest'
import { positionsOffLand } from '../../../scripts/publish/map/on-land.ts'
import { readGeometry } from '../../../scripts/publish/map/read-geometry.ts'
import { readRows } from '../../support/csv-rows.ts'
import { required } from '../../support/required.ts'
import { problemsWith } from '../support/fault-problems.ts'
import { cellAt, lineOf, sourceWithFiles, withCells } from '../support/sources.ts'

const geometry = required(readGeometry(process.cwd()).value, 'geometry')

/** The problems of a table after some cells of a row changed; the row is found by its first cell. */
function problemsAfter(table: string, key: string, changes: Readonly<Record<string, string>>) {
  const file = `data-csv/${table}.csv`
  const changed = lineOf(file, key)
  const csv = withCells(file, changed, changes)
  return [...problemsWith(csv), ...positionsOffLand(geometry, sourceWithFiles([csv]))]
    .filter(problem => problem.file === file)
    .map(({ line, columnName }) => [line - changed, columnName])
}

it.each(
  readRows<Record<'table' | 'row' | 'x' | 'y', string>>(new URL('exchanged-axes.csv', import.meta.url)),
)('a position with x and y exchanged is reported in $table, row $row', ({ table, row, x, y }) => {
  const file = `data-csv/${table}.csv`
  const cell = (column: string) => cellAt(file, lineOf(file, row), column)
  expect(problemsAfter(table, row, { [x]: cell(y), [y]: cell(x) })).toContainEqual([0, x])
})

it.each([
  ['a position in the water', 'blocks/12-parked-cars', '3', { x: '2950', y: '-2950' }, [[0, 'x']]],
  ['a position in the sea', 'blocks/06-pickup-locations', '3', { x: '-2950', y: '-2950' }, [[0, 'x']]],
  ['no oyster in the sea', 'blocks/06-pickup-locations', '313', { x: '-2950', y: '-2950', z: '-10' }, []],
  ['a side at no right angle', 'blocks/03-garages', '0', { side_b_x: '1', side_b_y: '0' }, [[0, 'side_b_x']]],
])('what is misplaced is reported: %s', (_, table, row, changes, problems) => {
  expect(problemsAfter(table, row, changes)).toEqual(problems)
})

it('a zone far from the other boxes of its district is reported', () => {
  const changes = { name: 'Queens', text_key: 'WESTP' }
  expect(problemsAfter('map/zones', 'Ocean Docks', changes)).toContainEqual([0, 'min_x'])
})
