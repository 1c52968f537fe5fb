import { isStartFixed } from '../../../../src/shared/format-path/file.ts'
import { elementBytes } from '../../../../src/shared/layout.ts'
import type { SearchLayout } from '../../../../src/shared/search-types.ts'
import { isRun } from '../../../../src/shared/types.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fileOverview } from '../../../format/pages/file-overview.ts'
import { indexedFields } from './indexed-fields.ts'

/** The layout of a typical save. */
export function searchLayout(source: Source): SearchLayout {
  const { definition } = formatDefinition(source)
  const { fields } = indexedFields(source)
  const structs = [...new Set(fields.map(({ struct }) => struct))]
  const indexOf = new Map<string | null, number>(structs.map(({ name }, index) => [name, index]))
  const roots = new Set(definition.blocks.map(({ struct }) => struct))
  const fixed = definition.blocks
    .map(({ number }) => number)
    .filter(number => isStartFixed(definition, number))
  return {
    parts: fileOverview(definition).parts.map(part => ({
      ...part,
      isFixed: part.block !== null && fixed.includes(part.block),
    })),
    structs: structs.map(struct => {
      const own = fields.filter(field => field.struct === struct)
      return {
        name: struct.name,
        block: own[0]?.block ?? '',
        isRoot: roots.has(struct.name),
        fields: own.map(({ step: { field, offset, size, count, isMovable } }) => ({
          offset,
          size,
          stride: isRun(field.type) ? 1 : count === null ? 0 : elementBytes(field),
          inner: indexOf.get(field.struct) ?? null,
          isMovable,
        })),
      }
    }),
  }
}
