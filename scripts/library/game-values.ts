import { toHex } from '#shared/number.ts'
import { beforeNul } from '#shared/text.ts'
import type { MobileSave, PcSave, WritableSave } from './save.ts'

/** All but printable ASCII, and the backslash. */
const special = /[^ -[\]-~]/g
const escaped = /\\(?:x([0-9A-F]{2})|(\\))/g

/**
 * Returns a text of a save up to its first 00, for people: printable ASCII as it is, other bytes as `\x8B`. What those look like
 * depends on the font of the translation: of the saves known here only fan translations have them, each with its own letters.
 * @param characters letters of a translation, by byte
 */
export function decodeGameText(text: string, characters: Readonly<Record<number, string>> = {}): string {
  return beforeNul(text).replace(special, byte => {
    const code = byte.charCodeAt(0)
    if (byte === '\\') return '\\\\'
    return characters[code] ?? `\\x${toHex(code, 2)}`
  })
}

/**
 * Returns the bytes of a text that {@link decodeGameText} returned, one character per byte.
 * @throws RangeError if a character has no byte
 */
export function encodeGameText(text: string, characters: Readonly<Record<number, string>> = {}): string {
  const codes = new Map(Object.entries(characters).map(([code, letter]) => [letter, Number(code)]))
  const bytes = text
    .split(escaped)
    .map((part, index) => {
      if (part === undefined) return ''
      if (index % 3 === 1) return String.fromCharCode(Number.parseInt(part, 16))
      return Array.from(part, letter => {
        const code = codes.get(letter)
        return code === undefined ? letter : String.fromCharCode(code)
      }).join('')
    })
    .join('')
  const wrong = Array.from(bytes).find(letter => letter > '\xff')
  if (wrong !== undefined) throw new RangeError(`${wrong} has no byte in the game's character set`)
  return bytes
}

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
