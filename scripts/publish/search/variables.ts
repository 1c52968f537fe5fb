import type { SearchVariables } from '../../../src/shared/search-types.ts'
import type { Source } from '../../csv/engine/table.ts'
import { variableArrays } from '../../tables/variables/variable-arrays.ts'
import { variables } from '../../tables/variables/variables.ts'
import { withoutRemarks } from './describe.ts'

/** The texts of the script variables and their arrays. */
export function searchVariables(source: Source): SearchVariables {
  const rows = variables.rows(source)
  return {
    count: rows.length,
    // A name without a meaning states script, kind and number of a working value: 3 KB that no query asks for.
    named: rows.flatMap(({ index, name, meaning }) =>
      meaning === null ? [] : [[index, name ?? '', withoutRemarks(meaning)] as const],
    ),
    arrays: variableArrays.rows(source).map(({ base, length, width, name, meaning }) => {
      return { base, length, width, name, meaning: withoutRemarks(meaning) }
    }),
  }
}
