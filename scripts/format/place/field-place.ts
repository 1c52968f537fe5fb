import { type Counts, countElements } from '../../../src/shared/count.ts'
import { type FieldPathStep, parseFieldPath } from '../../../src/shared/field-path.ts'
import { elementOffset, fieldSize } from '../../../src/shared/layout.ts'
import { isRun } from '../../../src/shared/types.ts'
import { type Definition, type Field, fieldsOf, namedLength } from '../definition.ts'
import { blockStart, countsOfBlock, type FileCounts, isStartFixed, typicalCounts } from './file-counts.ts'
import { listPart, type Part, PathError } from './list-part.ts'

/** Where one value is stored in a save, and what it is. */
export interface FieldPlace {
  /** Path as requested, e.g. `block25.doors[222].linked`. */
  readonly path: string
  /** 00 to 27. */
  readonly block: string
  /** Bytes from the first byte after the block marker. */
  readonly offset: number
  /** Bytes from the start of the file. */
  readonly fileOffset: number
  readonly size: number
  /** Whether counts of its own block shift it. */
  readonly isMovable: boolean
  /** Whether its block begins at the same offset in every file. */
  readonly isStartFixed: boolean
  /** The value as a field of its own: type, range and meaning are those of a named element if the path names one. */
  readonly field: Field
}

/** The block of a path and its steps. */
function parsePath(path: string): { block: string; steps: readonly FieldPathStep[] } {
  const [root, ...steps] = parseFieldPath(path) ?? []
  const [, block] = /^block(\d\d)$/.exec(root?.name ?? '') ?? []
  if (block === undefined || steps.length === 0)
    throw new PathError(`${path} is not a path such as block25.doors[222].linked`)
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

/** The value selected by steps from the start of a struct. */
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
    throw new PathError(
      `${path}${name === undefined ? ' is a struct, not one value' : `: there is no ${name}`}`,
    )
  const length = isRun(field.type) ? null : countElements(field.name, field.count, counts)
  if ((length === null) !== (brackets.length === 0))
    throw new PathError(
      `${path}: ${field.name} ${length === null ? 'is one value' : 'needs a number or name in brackets'}`,
    )
  if (field.struct !== null && field.elementSize === null)
    throw new PathError(
      `${path}: the elements of ${field.name} differ in size; read them from the decoded save`,
    )
  const named = namedLength(definition, struct, field)
  const part = length === null ? { field, offset: 0 } : listPart(field, brackets, { length, named, path })
  const offset = elementOffset(fields, field.name, 0, counts) + part.offset
  const isMovable = field.offsetAfter.length > 0
  if (part.field.struct === null) {
    if (deeper.length > 0) throw new PathError(`${path}: ${field.name} is not a struct`)
    return { field: part.field, offset, isMovable }
  }
  const found = descend(definition, part.field.struct, deeper, asked)
  return { ...found, offset: offset + found.offset, isMovable: isMovable || found.isMovable }
}

/**
 * Finds the position of one value of the format.
 * @param path `block00.has_cheated`, `block02.players[0].weapons[3].weapon`; a name in brackets is a named element of a list, followed by an index if it is an array: `block16.float_stats[fat]`, `block01.globals[gf_progress][2]`.
 * Doors of block 25 are counted by their index in the list, which in an unmodified game is their number.
 * @param counts the counts of the file; those of the typical save by default @throws PathError if the path
 * has no target, or more than one
 */
export function findFieldPlace(
  definition: Definition,
  path: string,
  counts: FileCounts = typicalCounts(definition),
): FieldPlace {
  const { block: number, steps } = parsePath(path)
  const block = definition.blocks.find(candidate => candidate.number === number)
  if (block === undefined) throw new PathError(`${path}: there is no block ${number}`)
  const asked = { path, counts: countsOfBlock(counts, number) }
  const { field, offset, isMovable } = descend(definition, block.struct, steps, asked)
  const fileOffset = blockStart(definition, number, counts) + offset
  return {
    ...{ path, block: number, offset, fileOffset, size: fieldSize(field, asked.counts) },
    ...{ isMovable, isStartFixed: isStartFixed(definition, block), field },
  }
}
