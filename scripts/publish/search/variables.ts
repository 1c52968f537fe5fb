import type { SearchVariables } from '../../../src/shared/search-types.ts'
import type { Source } from '../../csv/engine/table.ts'
import { locatedVariables } from '../../tables/shared/located-variables.ts'
import { variableArrays } from '../../tables/variable-arrays.ts'
import { withoutRemarks } from './describe.ts'

/** The texts of the script variables and their arrays. */
export function searchVariables(source: Source): SearchVariables {
  const all = locatedVariables(source)
  return {
    count: all.length,
    // A name without a meaning states script, kind and number of a working value: 3 KB that no query asks for.
    named: all.flatMap(({ index, row, name, meaning, isLocated }) =>
      row.meaning === null && !isLocated ? [] : [[index, name ?? '', withoutRemarks(meaning)] as const],
    ),
    arrays: variableArrays.rows(source).map(({ base, length, width, name, meaning }) => {
      return { base, length, width, name, meaning: withoutRemarks(meaning) }
    }),
  }
}
