import type { PackedVariables } from '../../../src/shared/search-types.ts'
import type { Source } from '../../csv/engine/table.ts'
import { variableArrays } from '../../tables/variables/variable-arrays.ts'
import { variables } from '../../tables/variables/variables.ts'
import { withoutRemarks } from './describe.ts'
import { packNumbers, packTexts } from './pack.ts'

/** The script variables and their arrays, of which each is told by its number and has what texts it has. */
export function packVariables(source: Source): PackedVariables {
  const rows = variables.rows(source)
  const named = rows.filter(({ name, meaning }) => name !== null || meaning !== null)
  const arrays = variableArrays.rows(source)
  return {
    count: rows.length,
    indexes: packNumbers(named.map(({ index }) => index)),
    names: packTexts(named.map(({ name }) => name ?? '')),
    meanings: packTexts(named.map(({ meaning }) => withoutRemarks(meaning))),
    arrays: {
      bases: packNumbers(arrays.map(({ base }) => base)),
      lengths: arrays.map(({ length }) => length).join(' '),
      widths: arrays.map(({ width }) => width).join(' '),
      names: packTexts(arrays.map(({ name }) => name ?? '')),
      meanings: packTexts(arrays.map(({ meaning }) => withoutRemarks(meaning))),
    },
  }
}
