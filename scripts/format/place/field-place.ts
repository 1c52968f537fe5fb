import { type Counts, countElements } from '../../algebra/count.ts'
import { elementBytes, elementOffset, fieldSize, sizeOf } from '../../algebra/layout.ts'
import { elementForm, elementTypeSize, isRun } from '../../algebra/types.ts'
import { type BlockReading, countsOf } from '../codec/value.ts'
import { type Block, type Definition, type Field, fieldsOf, namedLength } from '../definition.ts'

/** Counts of each block of a file, by block number: they decide where everything after them stands. */
export type FileCounts = ReadonlyMap<string, Counts>

/** Where one value stands in a save, and what it is. */
export interface FieldPlace {
  /** Path as asked for, e.g. `block25.doors[222].linked`. */
  readonly path: string
  /** 00 to 27. */
  readonly block: string
  /** Bytes from the first one behind the marker of the block. */
  readonly offset: number
  /** Bytes from the start of the file. */
  readonly fileOffset: number
  readonly size: number
  /** Whether counts of its own block move it. */
  readonly isMovable: boolean
  /** Whether its block begins at the same byte of every file. */
  readonly isStartFixed: boolean
  /** What stands there, as a field of one value: its type, range and meaning are those of a named element where the path names one. */
  readonly field: Field
}

/** A path that leads to nothing in a file, or not to one value. */
export class NoPlaceError extends Error {}

/** The counts of the typical save, which was made inside. */
export function typicalCounts({ blocks }: Pick<Definition, 'blocks'>): FileCounts {
  return new Map(blocks.map(({ number, typicalCounts: counts }) => [number, counts]))
}

/** The counts of a save that was read. */
export function fileCounts({ blocks }: Definition, readings: readonly BlockReading[]): FileCounts {
  return new Map(
    readings.flatMap(({ number, value }) => {
      const block = blocks.find(candidate => candidate.number === number)
      return block === undefined ? [] : [[number, countsOf(block, value)] as const]
    }),
  )
}

/** The counts of one block; those of a fixed size have none. */
export function countsOfBlock(counts: FileCounts, block: string): Counts {
  return counts.get(block) ?? {}
}

/** The block of a path, and its names and brackets: `doors[222].linked` gives `doors`, `[222]`, `linked`. */
function parsePath(path: string): { block: string; steps: readonly string[] } {
  if (!/^block\d\d(?:\.[a-z]\w*|\[\w+\])+$/.test(path))
    throw new NoPlaceError(`${path} is no path such as block25.doors[222].linked`)
  const numberStart = 'block'.length
  const [, ...steps] = [...path.matchAll(/[a-z]\w*|\[\w+\]/g)].map(([step]) => step)
  return { block: path.slice(numberStart, numberStart + 2), steps }
}

/** One value of a list, or of a named element of it, as a field of its own. */
interface Part {
  readonly field: Field
  readonly offset: number
}

function namedPart(list: Field, name: string, part: number | null, path: string): Part {
  const element = list.elements?.find(candidate => candidate.name === name)
  if (element === undefined) throw new NoPlaceError(`${path}: ${list.name} has no element ${name}`)
  const { type, index, count, meaning, range, values, evidence } = element
  const isThere = count === null ? part === null : part !== null && part < count
  if (!isThere)
    throw new NoPlaceError(
      `${path}: ${name} ${count === null ? 'is one value' : `has the elements [0] to [${count - 1}]`}`,
    )
  const { basic } = elementForm(type)
  const size = elementTypeSize(type)
  const single = { name, type: basic, count: null, size, elementSize: size, elements: null }
  return {
    field: { ...list, ...single, meaning, range, values, evidence },
    offset: index * elementBytes(list) + (part === null ? 0 : part * size),
  }
}

interface ListAsked {
  readonly length: number
  /** Length of the list for which its names hold. */
  readonly named: number
  readonly path: string
}

function listPart(list: Field, inside: readonly string[], { length, named, path }: ListAsked): Part {
  const [first = '', second = ''] = inside.map(text => text.slice(1, -1))
  const [number, part] = [first, second].map(text => (/^\d+$/.test(text) ? Number(text) : null))
  if (number === null || number === undefined) {
    if (length !== named)
      throw new NoPlaceError(`${path}: the names hold for ${named} values, here are ${length}`)
    return namedPart(list, first, part ?? null, path)
  }
  if (inside.length > 1) throw new NoPlaceError(`${path}: ${list.name} takes one number`)
  if (number >= length) throw new NoPlaceError(`${path}: ${list.name} has ${length} elements`)
  const size = elementBytes(list)
  return { field: { ...list, count: null, size, elements: null }, offset: number * size }
}

/** First byte of a block in a file with these counts. */
export function blockStart(definition: Definition, number: string, counts: FileCounts): number {
  const { blocks, file } = definition
  const earlier = blocks.slice(
    0,
    blocks.findIndex(block => block.number === number),
  )
  const sizes = earlier.map(block =>
    sizeOf(fieldsOf(definition, block.struct), countsOfBlock(counts, block.number)),
  )
  return sizes.reduce((sum, size) => sum + file.marker.length + size, file.marker.length)
}

function isStartFixed({ blocks }: Definition, block: Block): boolean {
  return blocks
    .slice(0, blocks.indexOf(block))
    .every(({ typicalCounts: counts }) => Object.keys(counts).length === 0)
}

interface Asked {
  readonly path: string
  /** Of the block. */
  readonly counts: Counts
}

interface Found extends Part {
  readonly isMovable: boolean
}

/** The value that names and brackets lead to, from the start of a struct. */
function descend(definition: Definition, struct: string, steps: readonly string[], asked: Asked): Found {
  const { path, counts } = asked
  const [name, ...rest] = steps
  const fields = fieldsOf(definition, struct)
  const field = fields.find(candidate => candidate.name === name)
  if (field === undefined)
    throw new NoPlaceError(
      `${path}${name === undefined ? ' is a struct, not one value' : `: there is no ${name}`}`,
    )
  const bracketCount = rest.findIndex(text => !text.startsWith('['))
  const inside = bracketCount < 0 ? rest : rest.slice(0, bracketCount)
  const length = isRun(field.type) ? null : countElements(field.name, field.count, counts)
  if ((length === null) !== (inside.length === 0))
    throw new NoPlaceError(
      `${path}: ${field.name} ${length === null ? 'is one value' : 'needs a number or name in brackets'}`,
    )
  const named = namedLength(definition, struct, field)
  const part = length === null ? { field, offset: 0 } : listPart(field, inside, { length, named, path })
  const offset = elementOffset(fields, field.name, 0, counts) + part.offset
  const isMovable = field.offsetAfter.length > 0
  const deeper = rest.slice(inside.length)
  if (part.field.struct === null) {
    if (deeper.length > 0) throw new NoPlaceError(`${path}: ${field.name} is no struct`)
    return { field: part.field, offset, isMovable }
  }
  const found = descend(definition, part.field.struct, deeper, asked)
  return { ...found, offset: offset + found.offset, isMovable: isMovable || found.isMovable }
}

/**
 * Finds the place of one value of the format.
 * @param path `block00.has_cheated`, `block02.players[0].weapons[3].weapon`; a name in brackets is a named element of a
 * list, with its number behind it where it is an array: `block16.float_stats[fat]`, `block01.globals[gf_progress][2]`.
 * Doors of block 25 count by their place in the list, which in an unchanged game is their number.
 * @param counts those of the file meant; without them those of the typical save
 * @throws NoPlaceError when the path leads to nothing, or not to one value
 */
export function findFieldPlace(
  definition: Definition,
  path: string,
  counts: FileCounts = typicalCounts(definition),
): FieldPlace {
  const { block: number, steps } = parsePath(path)
  const block = definition.blocks.find(candidate => candidate.number === number)
  if (block === undefined) throw new NoPlaceError(`${path}: there is no block ${number}`)
  const asked = { path, counts: countsOfBlock(counts, number) }
  const { field, offset, isMovable } = descend(definition, block.struct, steps, asked)
  const fileOffset = blockStart(definition, number, counts) + offset
  return {
    ...{ path, block: number, offset, fileOffset, size: fieldSize(field, asked.counts) },
    ...{ isMovable, isStartFixed: isStartFixed(definition, block), field },
  }
}
