import { evidences } from '#shared/field-types.ts'
import {
  choice,
  column,
  defineTable,
  eachRow,
  integer,
  lists,
  optional,
  type Problem,
  sortedBy,
  type TableRows,
  text,
  unique,
} from '../csv/declare.ts'
import { scriptUsers } from './scripts.ts'
import { variableCount, variableNumber } from './shared/shared-columns.ts'
import {
  doubt,
  scriptNames,
  variableKind,
  variableName,
  variablesNamed,
  variableType,
} from './shared/variable-words.ts'

interface ArrayRow {
  readonly base: number
  readonly length: number
  readonly width: number
  readonly filled: number
  readonly type: string
}

/** Number of the first variable after an array. */
const endOf = ({ base, length, width }: Pick<ArrayRow, 'base' | 'length' | 'width'>) => base + length * width

/** Arrays end within the variables and do not overlap, and only texts use several variables per element. */
export function arraysDisjoint(rows: TableRows<ArrayRow>): readonly Problem[] {
  return eachRow(function* check(row: ArrayRow, index) {
    const { base, length, width, filled, type } = row
    const next = rows.soundRows[index + 1]?.values.base ?? variableCount
    if (endOf(row) > next && next > base) {
      yield {
        property: 'length',
        rule: `lets the array reach to variable ${endOf(row) - 1}, into number ${next}`,
        allowed: `at most ${Math.floor((next - base) / width)} elements`,
        fix: 'correct the length, the width or the base',
      }
    }
    if (width > 1 !== (type === 'text') || width === 3) {
      yield {
        property: 'width',
        rule: `does not fit elements of type ${type}`,
        allowed: '2 or 4 for text, otherwise 1',
        fix: 'correct width or type',
      }
    }
    if (filled > length) {
      yield {
        property: 'filled',
        rule: 'is more than the array has',
        allowed: `0 to ${length}`,
        fix: 'correct the number, or the length',
      }
    }
  })(rows)
}

export const variableArrays = defineTable(
  {
    file: 'variable-arrays.csv',
    title: 'Arrays of script variables',
    rowMeaning: 'one array of script variables',
    page: '/variables',
    sources: ['scripts', 'command-library', 'saves'],
    columns: {
      base: column('Base', variableNumber, 'Number of its first variable'),
      length: column('Length', integer({ min: 1, max: 255 }), 'Elements'),
      width: column('Width', integer({ min: 1, max: 4 }), 'Variables per element: texts take 2 or 4'),
      type: column('Type', variableType, 'Type of an element'),
      kind: column('Kind', variableKind, 'Kind of value of an element'),
      name: column('Name', optional(variableName), 'Name; its elements are named name_0, name_1 and so on'),
      meaning: column('Meaning', optional(text({ maxLength: 120 })), 'Meaning of the elements'),
      evidence: column('Evidence', choice(...evidences), 'Level of evidence'),
      doubt: column('Doubt', doubt, 'Whether the meaning is unverified'),
      accesses: column(
        'Accesses',
        integer({ min: 0 }),
        'Instructions that use it with an index; 0: all use single elements',
      ),
      filled: column(
        'Filled',
        integer({ min: 0, max: 255 }),
        'Elements that were not 0 in some of the saves whose variables were counted',
      ),
      used_by: column(
        'Used by',
        scriptNames,
        'Scripts that use it with an index, or create all its elements',
      ),
    },
  },
  [unique('base'), sortedBy('base'), unique('name'), arraysDisjoint, variablesNamed],
  [lists('usedBy', scriptUsers)],
)
