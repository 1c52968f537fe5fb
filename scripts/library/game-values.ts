import { beforeNul } from '../../src/shared/text.ts'
import { decodeGameText } from './game-text.ts'
import type { MobileSave, PcSave, WritableSave } from './save.ts'

/** The name that the load menu shows for a save: on PC its text, on mobile the text key of the last mission. */
export function saveNameOf(save: PcSave | MobileSave): string {
  const text =
    save.platform === 'pc' ? save.blocks.simpleVariables?.saveName : save.blocks.statistics?.lastMissionKey
  return decodeGameText(String(text ?? ''))
}

/** Converts a position in eighths of a metre, as of parked cars and pickups, to metres. */
export function toMetres({ x, y, z }: Position): Position {
  return { x: x / 8, y: y / 8, z: z / 8 }
}

/** A position in the world: x is east, y north, z up. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Returns a text of a save up to its first 00. */
export function textOf(text: string): string {
  return beforeNul(text)
}

/** Whether a save was written on a phone or tablet; its blocks then have the types of such saves. */
export function isMobile(save: WritableSave): save is MobileSave {
  return save.platform === 'mobile'
}
