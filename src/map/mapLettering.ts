import { letteredLabels } from '../generated/map/lettering.ts'
import { mapZones } from '../generated/map/zones.ts'
import type { LetteredLabel } from '../shared/map-types.ts'
import { mapReachUnits, type Point } from '../site/coordinates.ts'
import { layers } from './layers.ts'
import type { LayerId } from './marker.ts'

/** From this zoom on, district names are shown. */
const districtZoom = 4

/** Symbols and names keep their size while the map grows; this is the smallest map on a desktop. */
const mapPixels = 620
const markPixels = 16
const letterEms = 0.58
const lineEms = 1.3

/** Text grows more slowly than the map, so that zooming in reveals detail. */
export const letteringPerDoubling = 0.12

interface LabelBox extends Point {
  readonly halfWidth: number
  readonly halfHeight: number
}

const districtStyle = letteredLabels.find(({ rank, isItalic }) => rank === 4 && !isItalic)

/** One name per district, in its largest box; names that the drawing has already are left out. */
function nameDistricts(): readonly LetteredLabel[] {
  if (!districtStyle) return []
  const area = ({ minX, maxX, minY, maxY }: (typeof mapZones)[number]) => (maxX - minX) * (maxY - minY)
  const known = new Set(letteredLabels.map(({ name }) => name))
  return mapZones
    .filter(({ kind }) => kind === 'district')
    .toSorted((a, b) => area(b) - area(a))
    .flatMap(({ name, minX, maxX, minY, maxY }) => {
      if (known.has(name)) return []
      known.add(name)
      return [{ ...districtStyle, name, rank: 5, x: (minX + maxX) / 2, y: (minY + maxY) / 2 }]
    })
}

const districts = nameDistricts()

/** Candidate offsets of a name, in its own widths and heights: in place, beside, at the corners, farther away. */
const asides = [
  [0, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -2],
  [0, 2],
] as const

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight

/**
 * Names for a zoom, moved aside where a marker of the shown layers or a more important name is in the way. Districts without
 * free space get no name; the drawing's own names then stay in place.
 */
export function mapLettering(zoom: number, shown: readonly LayerId[]): readonly LetteredLabel[] {
  const unitsPerPixel = (2 * mapReachUnits) / (mapPixels * zoom)
  const lettering = 1 + letteringPerDoubling * Math.log2(zoom)
  const half = (markPixels / 2) * unitsPerPixel
  const taken: LabelBox[] = layers
    .filter(({ id }) => shown.includes(id) && id !== 'zones')
    .flatMap(({ markers }) => markers.map(({ x, y }) => ({ x, y, halfWidth: half, halfHeight: half })))
  const candidates = zoom >= districtZoom ? [...letteredLabels, ...districts] : letteredLabels
  return candidates
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(label => {
      const pixels = label.size * lettering
      const letter = (label.isCapitals ? 0.72 : letterEms) + label.spacing
      const halfWidth = (label.name.length * letter * pixels * unitsPerPixel) / 2
      const halfHeight = (lineEms * pixels * unitsPerPixel) / 2
      const reach = Math.max(0, mapReachUnits - halfWidth) // no name is cut off at the edge of the map
      const boxes = asides.map(([right, up]) => ({
        x: Math.min(Math.max(label.x + right * (half + halfWidth), -reach), reach),
        y: label.y + up * (half + halfHeight),
        halfWidth,
        halfHeight,
      }))
      const free = boxes.find(box => !taken.some(other => overlap(other, box)))
      const box = free ?? (label.rank < 5 ? boxes[0] : undefined)
      if (!box) return []
      taken.push(box)
      return [{ ...label, x: box.x, y: box.y }]
    })
}
