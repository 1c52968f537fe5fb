import { type VariableArray, variableArrays } from '../generated/variable-arrays.ts'
import { type Variable, variableColumns } from '../generated/variables.ts'
import { dollarNumber, scriptOffset, variableOffset } from '../shared/script-variable.ts'
import { type ArrayPosition, arrayElementName, arrayResolver } from '../shared/variable-array.ts'

/** The position of a variable in its array; null outside of arrays. */
export const arrayPositionOf = arrayResolver(variableArrays)

/** Name of an array in addresses and lists: its own, or the number of its first variable. */
export function arrayLabel({ name, base }: VariableArray): string {
  return name ?? `${base}`
}

function elementMeaning({ array, element, part }: ArrayPosition<VariableArray>): string {
  return `${array.meaning} [${element}]${array.width === 1 ? '' : `, part ${part + 1}`}`
}

/** The scripts listed for a variable and for its array. */
function mergeUsers(own: string | null, array: VariableArray | undefined): string | null {
  if (own === null || !array?.usedBy) return own ?? array?.usedBy ?? null
  return [...new Set([...own.split(' '), ...array.usedBy.split(' ')])].join(' ')
}

/** A stored cell. @throws RangeError for a variable that does not exist */
function at<Cell>(cells: readonly Cell[], index: number): Cell {
  const cell = cells[index]
  if (cell === undefined) throw new RangeError(`no script variable ${index}`)
  return cell
}

function toVariable(index: number): Variable {
  const cells = variableColumns
  const position = arrayPositionOf(index)
  return {
    index,
    type: at(cells.type, index),
    kind: at(cells.kind, index),
    name: at(cells.name, index) ?? (position && arrayElementName(position)),
    meaning: at(cells.meaning, index) ?? (position && elementMeaning(position)),
    evidence: at(cells.evidence, index),
    doubt: at(cells.doubt, index),
    verified: at(cells.verified, index),
    range: at(cells.range, index),
    initial: at(cells.initial, index),
    seen: at(cells.seen, index),
    distinct: at(cells.distinct, index),
    usual: at(cells.usual, index),
    usualSaves: at(cells.usualSaves, index),
    check: at(cells.check, index),
    reads: at(cells.reads, index),
    writes: at(cells.writes, index),
    usedBy: mergeUsers(at(cells.usedBy, index), position?.array),
    furtherUsers: at(cells.furtherUsers, index),
    offsetHex: variableOffset(index),
    dollar: dollarNumber(index),
    scriptOffset: scriptOffset(index),
    array: position && arrayLabel(position.array),
    element: position?.element ?? null,
  }
}

/** All script variables as published; row n is variable n. */
export const variables: readonly Variable[] = variableColumns.type.map((_, index) => toVariable(index))
