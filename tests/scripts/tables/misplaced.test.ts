import { describe, expect, it } from 'vitest'
import { positionsOffLand } from '../../../scripts/publish/map/on-land.ts'
import { readGeometry } from '../../../scripts/publish/map/read-geometry.ts'
import { readRows } from '../../support/csv-rows.ts'
import { required } from '../../support/required.ts'
import { checksOfFile } from '../support/fault-problems.ts'
import { cellAt, lineOf, sourceWithFiles, withCells } from '../support/sources.ts'

const geometry = required(readGeometry(process.cwd()).value, 'geometry')

/** The problems of a table after some cells of a row changed; the row is found by its first cell. */
function problemsAfter(table: string, key: string, changes: Readonly<Record<string, string>>) {
  const file = `data-csv/${table}.csv`
  const changed = lineOf(file, key)
  const source = sourceWithFiles([withCells(file, changed, changes)])
  const problems = [
    ...checksOfFile(file).flatMap(check => check(source)),
    ...positionsOffLand(geometry, source),
  ]
  return problems
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

describe('a position moved off', () => {
  it('is reported in the water', () => {
    expect(problemsAfter('blocks/12-parked-cars', '3', { x: '2950', y: '-2950' })).toEqual([[0, 'x']])
    expect(problemsAfter('blocks/06-pickup-locations', '3', { x: '-2950', y: '-2950' })).toEqual([[0, 'x']])
  })

  it('is not reported for an oyster in the sea', () => {
    expect(problemsAfter('blocks/06-pickup-locations', '313', { x: '-2950', y: '-2950', z: '-10' })).toEqual(
      [],
    )
  })

  it('is reported for a zone far from the other boxes of its district', () => {
    expect(problemsAfter('map/zones', 'Ocean Docks', { name: 'Queens', text_key: 'WESTP' })).toContainEqual([
      0,
      'min_x',
    ])
  })
})

it('the side of a garage is at a right angle to the other', () => {
  const exchanged = { side_b_x: '1', side_b_y: '0' }
  expect(problemsAfter('blocks/03-garages', '0', exchanged)).toEqual([[0, 'side_b_x']])
})
