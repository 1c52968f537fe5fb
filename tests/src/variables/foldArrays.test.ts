import { describe, expect, it } from 'vitest'
import { arrayOfLine, countFound, foldArrays } from '../../../src/variables/foldArrays.ts'
import { variableCount } from '../../../src/variables/variableCells.ts'

/** gf_progress: variables 357 to 362. */
const base = 357
const fold = (found: readonly number[], open: number | null = null) =>
  [...foldArrays(Uint32Array.from(found), countFound(Uint32Array.from(found)), one => one === open)].map(
    line => arrayOfLine(line)?.name ?? line,
  )

describe('the lines of the variables', () => {
  it('have one for all elements of an array, where the first of them comes', () => {
    expect(fold([409, 360, 12, 358, 357])).toEqual([409, 'gf_progress', 12])
  })

  it('have the elements of an open array below it, in their order', () => {
    expect(fold([409, 360, 12, 358, 357], base)).toEqual([409, 'gf_progress', 360, 358, 357, 12])
  })

  it('show a single element as itself', () => {
    expect(fold([360, 12])).toEqual([360, 12])
  })

  it('lose no variable when all is open', () => {
    const all = Uint32Array.from({ length: variableCount }, (_, index) => index)
    const lines = foldArrays(all, countFound(all), () => true)
    expect([...lines].filter(line => line >= 0).sort((a, b) => a - b)).toEqual([...all])
  })

  it('count the elements found', () => {
    const found = Uint32Array.from([360, 12, 358])
    const [line] = foldArrays(found, countFound(found), () => false)
    expect(countFound(found)[-1 - (line ?? 0)]).toBe(2)
  })
})
