import { checksumBytes } from '#shared/format-path/file.ts'
import { memoizeByValue, once } from '#shared/memoize.ts'
import { fileHex, formatNumbersIn, formatStored, hexBytes, shortestFloat, toHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import type { Problem, Save, SaveField } from '../generated/gtasa-save/index.js'
import { fieldAt, layout, parseSave, SaveError, textOf, validate } from '../generated/gtasa-save/index.js'
import { locationColumns } from './columns/locations.ts'
import { playerColumns } from './columns/player.ts'
import { progressColumns } from './columns/progress.ts'
import { variableColumns } from './columns/variables.ts'
import { usedGarages, vehicleColumns } from './columns/vehicles.ts'
import { pathOffset, pickupOffset, readStatistic, type SaveColumns } from './saveColumn.ts'
import { summarise } from './summary.ts'

/** A block of the opened save: where it is, and its values in file order. */
export interface OpenedBlock {
  /** Bytes from the start of the file to the first byte after the marker. */
  readonly start: number
  readonly size: number
  readonly fields: readonly SaveField[]
}

/** Something wrong or unusual in a save. */
export type SaveProblem = Readonly<ReturnType<typeof toProblem>>

function toProblem({ rule, path, offset, severity }: Problem) {
  const at = offset === null ? '' : `at 0x${fileHex(offset)}, `
  return {
    text: `${at}${path}${path && ': '}${rule}`,
    /** Whether the game rejects the save, or reads it wrongly. */
    isError: severity === 'error',
    /** Bytes from the start of the file; null if it concerns no single value. */
    offset,
  }
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

/**
 * The route of what is stored at an offset of the file. Without a search for the field, which needs a list of all: 82 ms at CPU ×4.
 */
function routeAt(startOf: (block: string) => number | null, offset: number): string | null {
  let route = null
  for (let number = 0; number < mostBlocks; number++) {
    const block = String(number).padStart(2, '0')
    const start = startOf(block)
    if (start === null || start > offset) break
    route = fieldRoute(block, toHex(offset - start))
  }
  return route
}

function readBlock(save: Save, block: string, start: number | null): OpenedBlock | null {
  if (start === null) return null
  const fields = [...layout(save, `block${block}`)]
  const last = fields.at(-1)
  return last ? { start, size: last.blockOffset + last.size, fields } : null
}

/** The column "Your save" of each table that has one. */
const saveColumns: SaveColumns = {
  ...locationColumns,
  ...playerColumns,
  ...progressColumns,
  ...variableColumns,
  ...vehicleColumns,
}

/** A save that a user has opened. */
export type OpenedSave = Readonly<ReturnType<typeof open>>

function open(file: string, bytes: Uint8Array) {
  const { save, problems } = parse(bytes)
  /** Bytes from the start of the file to a block, by its two digits; null if the save has no such block. */
  const startOf = memoizeByValue((block: string) => pathOffset(save, `block${block}`))
  return {
    ...summarise(save),
    /** Name of the file. */
    file,
    bytes,
    save,
    startOf,
    /** Bytes from the start of the file to the checksum. */
    checksumOffset: bytes.length - (save.trailing?.length ?? 0) - checksumBytes,
    /** What is wrong or unusual. Checks all rules of the format, at the first call only: it takes as long as the reading. */
    findProblems: once((): readonly SaveProblem[] => [...problems, ...validate(save).map(toProblem)]),
    /** What is at an offset of the file, with a value in words; null beyond its end. */
    at(offset: number) {
      const found = fieldAt(save, offset)
      return found?.part === 'field' ? { ...found, text: valueText(found) } : found
    },
    /** The route of what is stored at an offset of the file inside a block; null before the first block. */
    routeAt: (offset: number) => routeAt(startOf, offset),
    /** A block by its two digits; null for one without bytes. */
    block: memoizeByValue((block: string) => readBlock(save, block, startOf(block))),
    /** A statistic by its number in the game. */
    statistic: (id: number) => readStatistic(save, id),
    /** Bytes from the start of the file to the pickup of a handle; null if it is gone. */
    pickupOffset: (handle: number) => pickupOffset(save, handle),
    /** The garages in which vehicles are stored. */
    usedGarages: once(() => usedGarages(save)),
    /** The column "Your save" of a table; null if the save has nothing to say about its rows. */
    column: memoizeByValue((table: string) => saveColumns[table]?.(save) ?? null),
  }
}

/**
 * Reads the file of a user.
 * @param file its name
 * @returns the save, or the reason why the bytes are none
 */
export function readSave(file: string, bytes: Uint8Array): OpenedSave | { readonly reason: string } {
  try {
    return open(file, bytes)
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    const { code, reason } = error
    return { reason: code === 'length' ? formatNumbersIn(reason) : fromError(error).text } // a length is at no offset
  }
}
