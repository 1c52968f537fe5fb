import {
  choice,
  column,
  defineTable,
  integer,
  lists,
  optional,
  sortedBy,
  text,
  unique,
} from '../csv/declare.ts'
import { scriptUsers } from './scripts.ts'
import { arraysDisjoint } from './shared/arrays-disjoint.ts'
import { evidences } from './shared/field-words.ts'
import { variableNumber } from './shared/shared-columns.ts'
import {
  doubt,
  scriptNames,
  variableKind,
  variableName,
  variablesNamed,
  variableType,
} from './shared/variable-words.ts'

export const variableArrays = defineTable(
  {
    file: 'variable-arrays.csv',
    title: 'Arrays of script variables',
    rowMeaning: 'one array of script variables',
    page: '/variables',
    rowType: 'VariableArray',
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
      filled: column('Filled', integer({ min: 0, max: 255 }), 'Elements that were not 0 in some save'),
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
