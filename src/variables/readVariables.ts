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
  return {
    index,
    type: cells.type()[index] ?? null,
    kind: cells.kind()[index] ?? null,
    name: cells.name()[index] ?? null,
    meaning: cells.meaning()[index] ?? null,
    evidence: cells.evidence()[index] ?? 'script',
    doubt: cells.doubt()[index] ?? null,
    range: cells.range()[index] ?? null,
    initial: cells.initial()[index] ?? null,
    seen: cells.seen()[index] ?? null,
    distinct: cells.distinct()[index] ?? null,
    usual: cells.usual()[index] ?? null,
    usualSaves: cells.usualSaves()[index] ?? null,
    check: cells.check()[index] ?? null,
    reads: cells.reads()[index] ?? 0,
    writes: cells.writes()[index] ?? 0,
    usedBy: cells.usedBy()[index] ?? null,
    furtherUsers: cells.furtherUsers()[index] ?? null,
    offsetHex: cells.offsetHex()[index] ?? '',
    dollar: cells.dollar()[index] ?? 0,
    scriptOffset: cells.scriptOffset()[index] ?? 0,
    array: cells.array()[index] ?? null,
    element: cells.element()[index] ?? null,
  }
}
