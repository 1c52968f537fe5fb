import { memoizeBy } from '../../../src/shared/memoize.ts'
import { mobileVariableCount, shiftRangeOf } from '../../../src/shared/mobile-variable.ts'
import type { Source } from '../../csv/engine/table.ts'
import { variableCount } from '../../tables/shared/arrays-disjoint.ts'
import { variableShifts } from '../../tables/variable-shifts.ts'
import type { EvidenceSave } from './evidence-save.ts'

/** The number on mobile of each script variable of PC; null if it is not known. */
const mobileNumbers = memoizeBy((source: Source): readonly (number | null)[] => {
  const ranges = variableShifts.rows(source).filter(({ evidence }) => evidence === 'proven')
  return Array.from({ length: variableCount }, (_, index) => {
    const range = shiftRangeOf(index, ranges)
    return range === undefined ? null : index + range.shift
  })
})

/**
 * The blocks of a mobile save with the script variables in the order of PC, so that rules find them by name; 0 for those
 * whose number is not known. Another game script keeps its own.
 */
export function withPcVariables(blocks: EvidenceSave['blocks'], source: Source): EvidenceSave['blocks'] {
  const script = blocks.get('01') ?? {}
  const { globals } = script
  if (!Array.isArray(globals) || globals.length !== mobileVariableCount) return blocks
  const ordered = mobileNumbers(source).map(number => (number === null ? 0 : Number(globals[number])))
  return new Map(blocks).set('01', { ...script, globals: ordered })
}
