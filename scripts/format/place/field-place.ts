import { type Counts, countElements } from '../../../src/shared/count.ts'
import { type FieldPathStep, parseFieldPath } from '../../../src/shared/field-path.ts'
import { elementOffset, fieldSize } from '../../../src/shared/layout.ts'
import { isRun } from '../../../src/shared/types.ts'
import { type Definition, type Field, fieldsOf, namedLength } from '../definition.ts'
import { blockStart, countsOfBlock, type FileCounts, isStartFixed, typicalCounts } from './file-counts.ts'
import { listPart, NoPlaceError, type Part } from './list-part.ts'

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

/** The block of a path and its steps. */
function parsePath(path: string): { block: string; steps: readonly FieldPathStep[] } {
  const [root, ...steps] = parseFieldPath(path) ?? []
  const [, block] = /^block(\d\d)$/.exec(root?.name ?? '') ?? []
  if (block === undefined || steps.length === 0)
    throw new NoPlaceError(`${path} is no path such as block25.doors[222].linked`)
  return { block, steps }
}

interface Asked {
  readonly path: string
  /** Of the block. */
  readonly counts: Counts
}

interface Found extends Part {
  readonly isMovable: boolean
}

/** The value that steps lead to, from the start of a struct. */
function descend(
  definition: Definition,
  struct: string,
  steps: readonly FieldPathStep[],
  asked: Asked,
): Found {
  const { path, counts } = asked
  const [{ name, brackets } = { name: undefined, brackets: [] }, ...deeper] = steps
  const fields = fieldsOf(definition, struct)
  const field = fields.find(candidate => candidate.name === name)
  if (field === undefined)
    throw new NoPlaceError(
      `${path}${name === undefined ? ' is a struct, not one value' : `: there is no ${name}`}`,
    )
  const length = isRun(field.type) ? null : countElements(field.name, field.count, counts)
  if ((length === null) !== (brackets.length === 0))
    throw new NoPlaceError(
      `${path}: ${field.name} ${length === null ? 'is one value' : 'needs a number or name in brackets'}`,
    )
  const named = namedLength(definition, struct, field)
  const part = length === null ? { field, offset: 0 } : listPart(field, brackets, { length, named, path })
  const offset = elementOffset(fields, field.name, 0, counts) + part.offset
  const isMovable = field.offsetAfter.length > 0
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
