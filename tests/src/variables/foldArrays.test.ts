import { describe, expect, it } from 'vitest'
import { variables } from '../../../src/generated/variables.ts'
import type { TableLine } from '../../../src/table/tableLines.tsx'
import { foldArrays, type VariableLine } from '../../../src/variables/variableTable.tsx'

/** gf_progress: variables 357 to 362. */
const base = 357

function linesOf(indexes: readonly number[]): readonly TableLine<VariableLine>[] {
  return indexes.flatMap(index => {
    const row = variables[index]
    return row ? [{ type: 'row', key: String(index), row }] : []
  })
}

const fold = (indexes: readonly number[], open: number | null = null) =>
  foldArrays(linesOf(indexes), one => one === open).map(line =>
    line.type === 'row' ? (line.row.fold?.array.name ?? line.row.index) : line.type,
  )

describe('the rows of the variables', () => {
  it('include one for all elements of an array, at its first element', () => {
    expect(fold([409, 360, 12, 358, 357])).toEqual([409, 'gf_progress', 12])
  })

  it('include the elements of an open array below it, in order', () => {
    expect(fold([409, 360, 12, 358, 357], base)).toEqual([409, 'gf_progress', 360, 358, 357, 12])
  })

  it('include a single element as itself', () => {
    expect(fold([360, 12])).toEqual([360, 12])
  })

  it('include every variable if all arrays are open', () => {
    const all = variables.map(({ index }) => index)
    const shown = foldArrays(linesOf(all), () => true).flatMap(line =>
      line.type === 'row' && !line.row.fold ? [line.row.index] : [],
    )
    expect(shown.sort((a, b) => a - b)).toEqual(all)
  })

  it('count the elements found', () => {
    const [line] = foldArrays(linesOf([360, 12, 358]), () => false)
    expect(line?.type === 'row' && line.row.fold?.count).toBe(2)
  })
})
