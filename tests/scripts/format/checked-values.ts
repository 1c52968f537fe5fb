import { findTarget } from '#shared/format-path/target.ts'
import { isStrictRange } from '../../../scripts/format/definition.ts'
import type { SaveField } from '../../../scripts/library/index.ts'
import { library } from '../library/support.ts'
import { fileCounts } from './bytes-access.ts'
import { decoded, definition } from './support.ts'

/** The values of a save that the decoder checks, counts and constants: of a list, those of its first element. */
export function checkedValues(bytes: Uint8Array): readonly SaveField[] {
  const counts = fileCounts(definition, decoded(bytes).blocks)
  return [...library.layout(library.parseSave(bytes))]
    .filter(({ path }) => !/\[(?!0\])/.test(path))
    .filter(({ path, role }) => role === 'count' || isStrictRange(findTarget(definition, path, counts).field))
}
