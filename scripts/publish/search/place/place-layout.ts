import { isStartFixed } from '../../../../src/shared/format-path/file.ts'
import type { SearchLayout } from '../../../../src/shared/search-types.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fileOverview } from '../../../format/pages/file-overview.ts'
import { fieldPlaces } from './field-places.ts'

/** The layout of a typical save. */
export function placeLayout(source: Source): SearchLayout {
  const { definition } = formatDefinition(source)
  const { places } = fieldPlaces(source)
  const structs = [...new Set(places.map(({ struct }) => struct))]
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
      const own = places.filter(place => place.struct === struct)
      return {
        name: struct.name,
        block: own[0]?.block ?? '',
        isRoot: roots.has(struct.name),
        fields: own.map(({ field, offset, sizeBytes, strideBytes }) => ({
          offset,
          size: sizeBytes,
          stride: strideBytes,
          inner: indexOf.get(field.struct) ?? null,
          isMovable: field.offsetAfter.length > 0,
        })),
      }
    }),
  }
}
