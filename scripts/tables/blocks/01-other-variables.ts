import {
  choice,
  column,
  defineTable,
  eachRow,
  hex,
  lists,
  optional,
  text,
  unique,
} from '../../csv/declare.ts'
import { note } from '../shared/shared-columns.ts'
import { positionColumns, variableCells, variableCode, variableNamesIn } from '../shared/variable-names.ts'
import { variableName } from '../shared/variable-words.ts'

export const otherVariables = defineTable(
  {
    file: 'blocks/01-other-variables.csv',
    title: 'Other variables',
    rowKey: ['positionHex'],
    titleKeys: ['description'],
    prefix: 'others.',
    rowMeaning: 'one other script variable',
    sources: ['older-docs', 'scripts'],
    columns: {
      variable: column('Variable name', optional(variableName), 'Name in data-csv/variables.csv'),
      other_position_hex: column(
        'Other position',
        optional(hex(4)),
        'Offset in block 01 of data after the variables',
      ),
      group: column(
        'Group',
        optional(choice('Help text shown', 'Clothes shop', 'Special clothes')),
        'Kind of variable',
      ),
      description: column('Description', text(), 'What the variable stores'),
      note,
    },
  },
  [
    unique('variable'),
    unique('otherPositionHex'),
    unique('description'),
    eachRow(({ variable, otherPositionHex }) => {
      if ((variable === null) !== (otherPositionHex === null)) return null
      return {
        property: 'variable',
        rule:
          variable === null
            ? 'is empty, and so is the other position'
            : 'is filled although the other position is filled too',
        allowed: 'a variable or another position',
        fix: 'give one of the two',
      }
    }),
  ],
  [lists('variable', variableNamesIn)],
)
  .derive(positionColumns, ({ variable, otherPositionHex }, source) =>
    variable === null
      ? { positionHex: otherPositionHex, type: 'integer' as const, sizeBytes: 4 }
      : variableCells(variable, source),
  )
  .searchable(
    ({ positionHex, group, variable }) => ({
      code: variableCode(positionHex),
      about: [group, variable],
    }),
    { kind: 'Variables by task' },
  )
