import type { Variable } from '../generated/variables.ts'
import { firstCells, variableCells, variableCount } from './variableCells.ts'

const known: Variable[] = []

/**
 * Variable n as the table of the downloads has it. `usedBy` names scripts, most accesses first, with `furtherUsers` that
 * are not listed.
 */
export function readVariable(index: number): Variable {
  const variable = known[index] ?? compose(index)
  known[index] = variable
  return variable
}

/** All 10,950 script variables, row n is variable n. */
export function readVariables(): readonly Variable[] {
  return Array.from({ length: variableCount }, (_, index) => readVariable(index))
}

function compose(index: number): Variable {
  const cells = firstCells.index().length > index ? firstCells : variableCells
  const at = <Cell>(column: () => readonly Cell[]): Cell => {
    const cell = column()[index]
    if (cell === undefined) throw new RangeError(`there is no variable ${index}`)
    return cell
  }
  return {
    index,
    type: at(cells.type),
    kind: at(cells.kind),
    name: at(cells.name),
    meaning: at(cells.meaning),
    evidence: at(cells.evidence),
    doubt: at(cells.doubt),
    range: at(cells.range),
    initial: at(cells.initial),
    seen: at(cells.seen),
    distinct: at(cells.distinct),
    usual: at(cells.usual),
    usualSaves: at(cells.usualSaves),
    check: at(cells.check),
    reads: at(cells.reads),
    writes: at(cells.writes),
    usedBy: at(cells.usedBy),
    furtherUsers: at(cells.furtherUsers),
    offsetHex: at(cells.offsetHex),
    dollar: at(cells.dollar),
    scriptOffset: at(cells.scriptOffset),
    array: at(cells.array),
    element: at(cells.element),
  }
}
