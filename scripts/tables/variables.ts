// The columns of variables.csv are declared in shared/script-variables.ts: tables of pickups and parked cars, which this module
// needs for what handles refer to, name variables themselves.

import { columnsOf, rowsOf } from '#shared/rows.ts'
import { variableOffset } from '#shared/script-variable.ts'
import { arrayResolver, derivedColumns } from '#shared/variable-array.ts'
import {
  column,
  hex,
  integer,
  listColumns,
  memoizeBy,
  optional,
  problemsAt,
  type RowFault,
  type RowOf,
  type Source,
  type SourceCheck,
  type Table,
  text,
} from '../csv/declare.ts'
import { pickupLocations } from './blocks/06-pickup-locations.ts'
import { parkedCars } from './blocks/12-parked-cars.ts'
import {
  type ResolvedVariable,
  resolveVariables,
  type VariableRow,
  variables,
} from './shared/script-variables.ts'
import { variableArrays } from './variable-arrays.ts'

/** A variable outside arrays has a type; one inside an array repeats nothing of it. */
function typeFault({ row, type, position }: ResolvedVariable): RowFault | null {
  const written = row.type
  if (position === null && written === null) {
    return {
      property: 'type',
      rule: 'is empty outside arrays',
      allowed: 'the type of the variable',
      fix: 'write the type, or correct the arrays of variable-arrays.csv',
    }
  }
  if (position === null || written !== position.array.type) return null
  return {
    property: 'type',
    rule: `repeats the type ${type} of its array (base ${position.array.base})`,
    allowed: 'an empty cell, or a type of its own',
    fix: 'empty the cell',
  }
}

/** Unused variables have no users, name or kind; all others have a user. */
function useFault({ row, type, users, name }: ResolvedVariable): RowFault | null {
  const isUsed = users.length > 0 || row.reads + row.writes > 0
  if (type === 'unused' && (isUsed || name !== null)) {
    return {
      property: 'type',
      rule: 'is marked as unused, but is in use',
      allowed: 'no name, script, read or write',
      fix: 'correct the type, or empty name, scripts and counts',
    }
  }
  if (type === 'unused' || users.length > 0) return null
  return {
    property: 'usedBy',
    rule: 'is empty for a variable in use',
    allowed: 'names of scripts',
    fix: 'name the scripts, or write unused',
  }
}

/** Names are unique, including those derived from arrays. */
function doubledNames(): (variable: ResolvedVariable) => RowFault | null {
  const first = new Map<string, number>()
  return ({ name, index }) => {
    if (name === null) return null
    const earlier = first.get(name)
    first.set(name, earlier ?? index)
    if (earlier === undefined) return null
    return {
      property: 'name',
      rule: `makes the name ${name} of variable ${earlier} (${variableOffset(earlier)}) a second time`,
      allowed: 'each name once',
      fix: 'rename one of the two',
    }
  }
}

const problemsOf = memoizeBy((variables: readonly ResolvedVariable[]) =>
  [typeFault, useFault, doubledNames()].flatMap(rule =>
    variables.flatMap(variable => problemsAt(variable.read, rule(variable))),
  ),
)

/** The table of variables agrees with the table of arrays. */
const variablesMatchArrays: SourceCheck = source => {
  const { isWhole, allRows, soundRows } = variableArrays.read(source)
  // All elements of an unreadable array would look wrong, so only the array is reported.
  return isWhole && allRows.length === soundRows.length ? problemsOf(resolveVariables(source)) : []
}

interface Subject {
  readonly object: string
  readonly district: string | null
  readonly x: number
  readonly y: number
}

/** The pickups and parked cars that scripts create, by the variable that stores their handle. */
function subjectsOf(source: Source): ReadonlyMap<number, Subject> {
  const subjects = new Map<number, Subject>()
  for (const pickup of pickupLocations.rows(source)) {
    if (pickup.variable !== null) subjects.set(pickup.variable, pickup)
  }
  for (const { variable, name, district, x, y } of parkedCars.rows(source)) {
    subjects.set(variable, { object: name, district, x, y })
  }
  return subjects
}

function describeSubject({ position, kind }: ResolvedVariable, { object, district, x, y }: Subject): string {
  const where = district === 'inside' ? 'a building' : (district ?? 'outside all zones')
  const location = `${where} (${Math.round(x)}, ${Math.round(y)})`
  // Elements of other arrays, such as the parked aircraft, are of several kinds.
  if (position?.array.meaning === object.toLowerCase()) {
    return `${position.array.meaning} ${position.element + 1} of ${position.array.length}: ${location}`
  }
  return `${kind === 'parked car' ? 'parked vehicle' : 'pickup'}: ${object}, ${location}`
}

/** All variables as published: the meaning of a handle without one is what it refers to. */
export const locatedVariables = memoizeBy((source: Source): readonly ResolvedVariable[] => {
  const subjects = subjectsOf(source)
  return resolveVariables(source).map(variable => {
    const { row, index } = variable
    const subject = row.meaning === null ? subjects.get(index) : undefined
    if (subject === undefined) return variable
    const meaning = describeSubject(variable, subject)
    return { ...variable, meaning, row: { ...row, meaning } }
  })
})

const derived = {
  offset_hex: column('Offset', hex(4), 'Offset in block 01'),
  dollar: column('Variable', integer(), 'Number in script tools, such as Sanny Builder, which write $407'),
  script_offset: column('Script offset', integer(), 'Offset in script memory', 'bytes'),
  array: column('Array', optional(text()), 'Name of its array, or the number of its first variable'),
  element: column('Element', optional(integer()), 'Number of the element in the array, from 0'),
}

type Derived = RowOf<typeof derived>

/** The cells of the variables by column; null where they follow from the array, as `derivedColumns` computes. */
export const storedVariables = memoizeBy((source: Source) => {
  const all = locatedVariables(source)
  return {
    ...columnsOf(all.map(({ row }) => row)),
    type: all.map(({ type }) => type),
    kind: all.map(({ kind }) => kind),
    meaning: all.map(({ row, position, meaning }) =>
      row.meaning === null && position?.array.meaning ? null : meaning,
    ),
  }
})

/** The variables as published: with cells derived from arrays, offset and array. */
export const fullVariables: Table<VariableRow, VariableRow & Derived> = {
  ...variables,
  columns: [...variables.columns, ...listColumns(derived, true)],
  crossProblems: source => [...variables.crossProblems(source), ...variablesMatchArrays(source)],
  rowTitle: ({ index, name }) => name ?? `${index}`,
  rows: memoizeBy(source => {
    const stored = storedVariables(source)
    return rowsOf<VariableRow & Derived>({
      ...stored,
      ...derivedColumns(stored, arrayResolver(variableArrays.rows(source))),
    })
  }),
}
