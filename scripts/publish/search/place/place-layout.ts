import type { PackedPlaces } from '../../../../src/shared/search-types.ts'
import type { Source } from '../../../csv/engine/table.ts'
import { formatDefinition } from '../../../format/format-definition.ts'
import { fileOverview } from '../../../format/pages/file-overview.ts'
import { isStartFixed } from '../../../format/place/file-counts.ts'
import { packNumbers } from '../pack.ts'
import { fieldPlaces } from './field-places.ts'

/** The layout of a typical save, as far as it takes to tell what stands at an offset. */
export function placeLayout(source: Source): PackedPlaces {
  const { definition } = formatDefinition(source)
  const { places } = fieldPlaces(source)
  // The fields of a struct stand together.
  const firsts = places.filter(({ struct }, place) => places[place - 1]?.struct !== struct)
  const numbers = new Map<string | null, number>(firsts.map(({ struct }, place) => [struct.name, place + 1]))
  const roots = new Set(definition.blocks.map(({ struct }) => struct))
  return {
    parts: fileOverview(definition).parts.map(({ kind, block, title, size }) => [kind, block, title, size]),
    structs: firsts.map(({ struct, block }) => {
      const { length } = places.filter(place => place.struct === struct)
      return [struct.name, length, block, roots.has(struct.name) ? 1 : 0]
    }),
    sizes: places.map(({ sizeBytes }) => sizeBytes).join(' '),
    strides: places.map(({ strideBytes }) => strideBytes).join(' '),
    inner: places.map(({ field }) => numbers.get(field.struct) ?? 0).join(' '),
    movable: packNumbers(places.flatMap(({ field }, place) => (field.offsetAfter.length > 0 ? [place] : []))),
    fixedBlocks: definition.blocks
      .filter(block => isStartFixed(definition, block))
      .map(({ number }) => number),
  }
}
