import { tags } from '../../generated/blocks/20-tags.ts'
import { formatPosition } from '../../site/coordinates.ts'
import type { Marker } from '../marker.ts'

export const tagMarkers: readonly Marker[] = tags.map(({ index, model, offsetHex, x, y, z }) => ({
  ...{ layer: 'tags', id: String(index), name: `Tag ${index}`, x, y },
  facts: [
    ['Byte in block 20', offsetHex],
    ['Model', model],
    ['Position', formatPosition(x, y, z)],
  ],
  row: `/block/20?tags.row=${index}`,
  box: null,
}))
