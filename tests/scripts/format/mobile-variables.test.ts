import { describe, expect, it } from 'vitest'
import { mobileVariableCount, shiftRangeOf, variableOffset } from '#shared/script-variable.ts'
import { isNear } from '../../../scripts/format/evidence/variable-tests.ts'
import { resolveVariables } from '../../../scripts/tables/shared/script-variables.ts'
import { variableShifts } from '../../../scripts/tables/variable-shifts.ts'
import { realMobileSaves } from '../../support/real-saves.ts'
import { realSource } from '../support/sources.ts'

/** Bytes of block 01, which starts after the second marker. */
const saves = realMobileSaves.map(save => {
  const bytes = Buffer.from(save.bytes)
  return bytes.subarray(bytes.indexOf('BLOCK', bytes.indexOf('BLOCK') + 5) + 5)
})

const ranges = variableShifts.rows(realSource)
const constants = resolveVariables(realSource).filter(({ row }) => row.initial !== null && row.initial !== 0)

/** Value of a variable of a mobile save, by its number there. */
function read(block: Buffer, index: number, type: string): number {
  const offset = Number.parseInt(variableOffset(index), 16)
  return type === 'float' ? block.readFloatLE(offset) : block.readInt32LE(offset)
}

const isConstantAt = (shift: number) => (constant: (typeof constants)[number]) =>
  saves.every(block =>
    isNear(read(block, constant.index + shift, constant.type), constant.row.initial ?? Number.NaN),
  )

describe('the ranges of script variables on mobile', () => {
  it('contain every constant of the PC scripts', () => {
    expect(constants.length).toBeGreaterThan(2000)
    expect(constants.filter(({ index }) => shiftRangeOf(index, ranges) === undefined)).toEqual([])
  })

  it('end with the last variable of both scripts', () => {
    expect(ranges.at(-1)?.mobileLast).toBe(mobileVariableCount - 1)
  })
})

describe.skipIf(saves.length === 0)('script variables of mobile saves', () => {
  it('are as many as the site states', () => {
    expect(saves.map(block => (block.readUInt32LE(0) - 8) / 4)).toEqual(saves.map(() => mobileVariableCount))
  })

  it.each(ranges)('are the constants of $first to $last at a distance of $shift', range => {
    const inRange = constants.filter(({ index }) => range.first <= index && index <= range.last)
    const found = inRange.filter(isConstantAt(range.shift))
    expect(range.constants).toBe(inRange.length === 0 ? null : `${found.length} of ${inRange.length}`)
  })

  it('are hardly any constants one variable before or after', () => {
    for (const error of [-1, 1]) {
      const found = constants.filter(constant => {
        const range = shiftRangeOf(constant.index, ranges)
        return range !== undefined && isConstantAt(range.shift + error)(constant)
      })
      expect(found.length / constants.length).toBeLessThan(0.15)
    }
  })
})
