import { shortestFloat } from '#shared/float.ts'
import { formatStored } from '#shared/format-number.ts'
import { checksumBytes } from '#shared/format-path/file.ts'
import { fileHex, hexBytes, toHex } from '#shared/hex.ts'
import { memoizeByValue, once } from '#shared/memoize.ts'
import { fieldRoute } from '#shared/route.ts'
import type { FieldAt, Problem, Save, SaveField, ValueAt } from '../generated/gtasa-save/index.js'
import { fieldAt, layout, parseSave, SaveError, textOf, validate } from '../generated/gtasa-save/index.js'
import type { SaveColumn } from './saveColumn.ts'
import { saveColumns } from './saveColumns.ts'
import { pathOffset, readStatistic } from './saveValues.ts'
import { type UsedGarage, usedGarages } from './storedVehicles.ts'
import { type SaveSummary, summarise } from './summary.ts'

/** A block of the opened save: where it is, and its values in file order. */
export interface OpenedBlock {
  /** Bytes from the start of the file to the first byte after the marker. */
  readonly start: number
  readonly size: number
  readonly fields: readonly SaveField[]
}

/** Something wrong or unusual in a save. */
export interface SaveProblem {
  readonly text: string
  /** Whether the game rejects the save, or reads it wrongly. */
  readonly isError: boolean
  /** Bytes from the start of the file; null if it concerns no single value. */
  readonly offset: number | null
}

/** What a byte of a save belongs to. */
export type SaveByte =
  | Exclude<FieldAt, ValueAt>
  /** `text` is the value in words. */
  | (ValueAt & { readonly text: string })

/** A save that a user has opened. */
export interface OpenedSave extends SaveSummary {
  /** Name of the file. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly save: Save
  /** Bytes from the start of the file to the checksum. */
  readonly checksumOffset: number
  /** What is wrong or unusual. Checks all rules of the format, at the first call only: it takes as long as the reading. */
  readonly findProblems: () => readonly SaveProblem[]
  /**
   * @param offset bytes from the start of the file
   * @returns what is there; null beyond its end
   */
  readonly at: (offset: number) => SaveByte | null
  /** The route of what is stored at an offset of the file inside a block; null before the first block. */
  readonly routeAt: (offset: number) => string | null
  /**
   * Bytes from the start of the file to a block.
   * @param block two digits
   * @returns null if the save has no such block
   */
  readonly startOf: (block: string) => number | null
  /**
   * @param block two digits
   * @returns null for a block without bytes
   */
  readonly block: (block: string) => OpenedBlock | null
  /** @param id number of the statistic in the game */
  readonly statistic: (id: number) => number | null
  /** The garages in which vehicles are stored. */
  readonly usedGarages: () => readonly UsedGarage[]
  /** The column "Your save" of a table; null if the save has nothing to say about its rows. */
  readonly column: (table: string) => SaveColumn | null
}

function toProblem({ rule, path, offset, severity }: Problem): SaveProblem {
  const at = offset === null ? '' : ` at 0x${fileHex(offset)}`
  return { text: `${path}${path && ': '}${rule}${at}`, isError: severity === 'error', offset }
}

const fromError = ({ reason, path, offset }: SaveError) =>
  toProblem({ rule: reason, path, offset, severity: 'error' })

/** Why the bytes are no save, or the save. A wrong checksum is a problem of a save. */
function parse(bytes: Uint8Array): { readonly save: Save; readonly problems: readonly SaveProblem[] } {
  try {
    return { save: parseSave(bytes), problems: [] }
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    const save = parseSave(bytes, { acceptWrongChecksum: true })
    return { save, problems: [fromError(error)] }
  }
}

/** Blocks that a save can have: phones and tablets have one more than PC. */
const mostBlocks = 29

/** Raw bytes longer than this are cut. */
const mostBytes = 16

/** A value of a save in words; the field of years, known by its name, has no thousands separator. */
export function valueText({ path, type, value }: Pick<SaveField, 'path' | 'type' | 'value'>): string {
  if (value instanceof Uint8Array) {
    const shown = hexBytes(value.subarray(0, mostBytes))
    return value.length > mostBytes ? `${shown} …` : shown
  }
  if (typeof value === 'string') return `“${textOf(value)}”`
  if (typeof value !== 'number' || path.endsWith('.year')) return String(value)
  return formatStored(type === 'f32' ? shortestFloat(value) : value)
}

const startOf = (save: Save, block: string) => pathOffset(save, `block${block}`)

/**
 * The route of what is stored at an offset of the file. Without a search for the field, which needs a list of all: 82 ms at CPU ×4.
 */
function routeAt(startOf: OpenedSave['startOf'], offset: number): string | null {
  let route = null
  for (let number = 0; number < mostBlocks; number++) {
    const block = String(number).padStart(2, '0')
    const start = startOf(block)
    if (start === null || start > offset) break
    route = fieldRoute(block, toHex(offset - start))
  }
  return route
}

function readBlock(save: Save, block: string): OpenedBlock | null {
  const start = startOf(save, block)
  if (start === null) return null
  const fields = [...layout(save, `block${block}`)]
  const last = fields.at(-1)
  return last ? { start, size: last.blockOffset + last.size, fields } : null
}

/**
 * Reads the file of a user.
 * @param file its name
 * @returns the save, or the reason why the bytes are none
 */
export function readSave(file: string, bytes: Uint8Array): OpenedSave | { readonly reason: string } {
  try {
    const { save, problems } = parse(bytes)
    const startInFile = memoizeByValue((block: string) => startOf(save, block))
    return {
      ...summarise(save),
      file,
      bytes,
      save,
      checksumOffset: bytes.length - (save.trailing?.length ?? 0) - checksumBytes,
      findProblems: once(() => [...problems, ...validate(save).map(toProblem)]),
      at: offset => {
        const found = fieldAt(save, offset)
        return found?.part === 'field' ? { ...found, text: valueText(found) } : found
      },
      routeAt: offset => routeAt(startInFile, offset),
      startOf: startInFile,
      block: memoizeByValue(block => readBlock(save, block)),
      statistic: id => readStatistic(save, id),
      usedGarages: once(() => usedGarages(save)),
      column: memoizeByValue(table => saveColumns[table]?.(save) ?? null),
    }
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    const { code, reason } = error
    return { reason: code === 'length' ? reason : fromError(error).text } // a length is at no offset
  }
}
