import { isMobile, type Save } from '../generated/gtasa-save/index.js'
import { variableShifts } from '../generated/variable-shifts.ts'
import { shortestFloat } from '../shared/float.ts'
import { shiftRangeOf } from '../shared/script-variable.ts'
import { statisticElement } from '../shared/statistic.ts'

/**
 * A script variable of a save.
 * @param index of the variable in the script of PC
 * @returns null where the save has no such variable, or its index on mobile is not known
 */
export function readGlobal(save: Save, index: number, type: 'integer' | 'float'): number | null {
  const shift = isMobile(save) ? shiftRangeOf(index, variableShifts)?.shift : 0
  const value = shift === undefined ? undefined : save.blocks.scripts.globals[index + shift]
  if (value === undefined) return null
  const { globals } = save.script
  const own = index + (shift ?? 0)
  return type === 'float' ? shortestFloat(globals.getFloat(own)) : globals.get(own)
}

/** A statistic of a save. @param id its number in the game */
export function readStatistic({ blocks }: Save, id: number): number | null {
  const { list, index } = statisticElement(id)
  const { floatStats, intStats } = blocks.statistics
  if (list !== 'float_stats') return intStats[index] ?? null
  const value = floatStats[index]
  return value === undefined ? null : shortestFloat(value)
}
