import { variableOffset } from '../../../src/shared/script-variable.ts'
import { memoizeBy, type Problem, problemAt, type SourceCheck } from '../../csv/declare.ts'
import { variableArrays } from '../variable-arrays.ts'
import { type VariableOfRow, variablesOfRows } from './resolve-variables.ts'

/** A variable outside arrays has a type; one inside an array repeats nothing of it. */
function typeProblem({ row, variable: { type, position } }: VariableOfRow): Problem | null {
  const written = row.values.type
  if (position === null && written === null) {
    const fix = 'write the type, or correct the arrays of variable-arrays.csv'
    return problemAt(row, 'type', {
      rule: 'is empty outside arrays',
      allowed: 'the type of the variable',
      fix,
    })
  }
  if (position === null || written !== position.array.type) return null
  return problemAt(row, 'type', {
    rule: `repeats the type ${type} of its array (base ${position.array.base})`,
    allowed: 'an empty cell, or a type of its own',
    fix: 'empty the cell',
  })
}

/** Unused variables have no users, name or kind; all others have a user. */
function useProblem({ row, variable: { type, users, name } }: VariableOfRow): Problem | null {
  const isUsed = users.length > 0 || row.values.reads + row.values.writes > 0
  if (type === 'unused' && (isUsed || name !== null)) {
    const fix = 'correct the type, or empty name, scripts and counts'
    return problemAt(row, 'type', {
      rule: 'is marked as unused, but is in use',
      allowed: 'no name, script, read or write',
      fix,
    })
  }
  if (type === 'unused' || users.length > 0) return null
  const fix = 'name the scripts, or write unused'
  return problemAt(row, 'usedBy', {
    rule: 'is empty for a variable in use',
    allowed: 'names of scripts',
    fix,
  })
}

/** Names are unique, including those derived from arrays. */
function doubledNames(rows: readonly VariableOfRow[]): readonly Problem[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ row, variable: { name, index } }) => {
    if (name === null) return []
    const earlier = first.get(name)
    first.set(name, earlier ?? index)
    if (earlier === undefined) return []
    const rule = `makes the name ${name} of variable ${earlier} (${variableOffset(earlier)}) a second time`
    return [problemAt(row, 'name', { rule, allowed: 'each name once', fix: 'rename one of the two' })]
  })
}

const problemsOf = memoizeBy((rows: readonly VariableOfRow[]) => {
  const single = rows.flatMap(one => [typeProblem(one), useProblem(one)])
  return [...single.filter(problem => problem !== null), ...doubledNames(rows)]
})

/** The table of variables agrees with the table of arrays. */
export const variablesMatchArrays: SourceCheck = source => {
  const { isWhole, allRows, soundRows } = variableArrays.read(source)
  // All elements of an unreadable array would look wrong, so only the array is reported.
  return isWhole && allRows.length === soundRows.length ? problemsOf(variablesOfRows(source)) : []
}
