import { isMobile, type Save } from '../generated/gtasa-save/index.js'
import { variableShifts } from '../generated/variable-shifts.ts'
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
  return type === 'float' ? globals.getFloat(index + (shift ?? 0)) : globals.get(index + (shift ?? 0))
}

/** A statistic of a save. @param id its number in the game */
export function readStatistic({ blocks }: Save, id: number): number | null {
  const { list, index } = statisticElement(id)
  const { floatStats, intStats } = blocks.statistics
  return (list === 'float_stats' ? floatStats : intStats)[index] ?? null
}
