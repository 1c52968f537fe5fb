import { toHex } from '../../generated/algebra/hex.ts'
import { overview } from '../../generated/format/overview.ts'
import type { VariableArray } from '../../generated/variable-arrays.ts'
import type { Variable } from '../../generated/variables.ts'
import { arrayOfLine, type Line } from '../../variables/foldArrays.ts'
import { readVariable } from '../../variables/readVariables.ts'

/** A line of the table: a variable, or an array that stands for its elements. */
export interface VariableLine extends Variable {
  /** Where it stands in a typical file. */
  readonly fileHex: string
  /** Set for the line of an array. */
  readonly fold: Fold | null
}

/** An array as a line shows it. */
export interface Fold {
  readonly array: VariableArray
  /** Elements that pass the filters. */
  readonly count: number
  readonly isOpen: boolean
}

const blockOfVariables = overview.parts.find(({ kind, block }) => kind === 'block' && block === '01')

/** Place in a typical file of an offset in block 01, as hex digits. */
export function fileHexOf(offsetHex: string): string {
  if (blockOfVariables === undefined) throw new Error('no block 01')
  return toHex(blockOfVariables.start + Number.parseInt(offsetHex, 16), 5)
}

const lines = new Map<Line, VariableLine>()

/** The line of a variable. */
export function lineOfVariable(index: number): VariableLine {
  const known = lines.get(index)
  if (known) return known
  const variable = readVariable(index)
  const line = { ...variable, fileHex: fileHexOf(variable.offsetHex), fold: null }
  lines.set(index, line)
  return line
}

const folds = new Map<string, VariableLine>()

/** The line of an array whose elements are folded, or of a variable. The same object for the same question. */
export function readLine(line: Line, counts: Uint16Array, isOpen: (base: number) => boolean): VariableLine {
  const array = arrayOfLine(line)
  if (array === null) return lineOfVariable(line)
  const count = counts[-1 - line] ?? 0 // there is one for each array
  const fold = { array, count, isOpen: isOpen(array.base) }
  const name = `${line} ${fold.count} ${fold.isOpen}`
  const { type, kind, meaning, evidence, doubt, usedBy } = array
  const known = folds.get(name) ?? {
    ...lineOfVariable(array.base),
    ...{ type, kind, name: array.name, meaning, evidence, doubt, usedBy, furtherUsers: null },
    ...{ initial: null, seen: null, distinct: null, usual: null, usualSaves: null, check: null, range: null },
    ...{ element: null, fold },
  }
  folds.set(name, known)
  return known
}
