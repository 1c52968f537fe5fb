import {
  column,
  defineTable,
  integer,
  lists,
  memoizeBy,
  type Source,
  text,
  unique,
} from '../../csv/declare.ts'
import { resolveVariables } from '../shared/script-variables.ts'
import { note, rowEvidence } from '../shared/shared-columns.ts'
import { variableName } from '../shared/variable-words.ts'
import { variableArrays } from '../variable-arrays.ts'

/** The first variable of each name: a variable, or an array whose elements share their bits. */
const firstByName = memoizeBy((source: Source): ReadonlyMap<string, number> => {
  const variables = resolveVariables(source).map(({ name, index }) => [name, index] as const)
  const arrays = variableArrays.rows(source).map(({ name, base }) => [name, base] as const)
  return new Map([...variables, ...arrays].flatMap(([name, index]) => (name === null ? [] : [[name, index]])))
})

export const variableBits = defineTable(
  {
    file: 'blocks/01-variable-bits.csv',
    title: 'Bits of script variables',
    rowKey: ['variable', 'bit'],
    titleKeys: ['meaning'],
    prefix: 'bits.',
    rowMeaning: 'one bit of a script variable, or of each element of an array',
    sources: ['script-source', 'saves'],
    columns: {
      variable: column('Name', variableName, 'Variable or array'),
      bit: column('Bit', integer({ min: 0, max: 31 }), 'Bit from 0, the lowest'),
      meaning: column('Meaning', text({ maxLength: 100 }), 'What it means when set'),
      evidence: rowEvidence,
      note,
    },
  },
  [unique('variable', 'bit')],
  [
    lists('variable', {
      of: 'variable of data-csv/variables.csv or array of variable-arrays.csv',
      known: source => new Set(firstByName(source).keys()),
    }),
  ],
)
  .derive(
    { index: column('Index', integer(), 'Index of the variable or array') },
    ({ variable }, source) => ({ index: firstByName(source).get(variable) ?? 0 }), // reported by the rule
  )
  .searchable(({ variable, bit }) => ({
    code: bit,
    about: [`bit of ${variable}`],
  }))
