import { boxArea, mapReachUnits, type Point } from '#shared/map-pixels.ts'
import type { LetteredLabel } from '#shared/map-types.ts'
import { letteredLabels } from '../generated/map/lettering.ts'
import { mapZones } from '../generated/map/zones.ts'
import { layers } from './layers.ts'
import type { Layer, LayerId } from './marker.ts'
import { clamp } from './view.ts'

/** Names from this rank on, those of towns and smaller, are left out where a marker is. */
const minorRank = 3

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
  const known = new Set(letteredLabels.map(({ name }) => name))
  return mapZones
    .filter(({ kind }) => kind === 'district')
    .toSorted((a, b) => boxArea(b) - boxArea(a))
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

/** The boxes of the markers of some layers, at a zoom. */
function markBoxes(
  unitsPerPixel: number,
  isMarked: (layer: Layer) => boolean | undefined,
): readonly LabelBox[] {
  const half = (markPixels / 2) * unitsPerPixel
  return layers
    .filter(layer => layer.id !== 'zones' && isMarked(layer))
    .flatMap(({ markers }) => markers.map(({ x, y }) => ({ x, y, halfWidth: half, halfHeight: half })))
}

/**
 * Names for a zoom, moved aside where a more important name or a marker of the layers shown at first is in the way: a name
 * never moves when a layer is added. Districts without free space get no name.
 */
function layOutNames(zoom: number, unitsPerPixel: number): readonly (LetteredLabel & LabelBox)[] {
  const lettering = 1 + letteringPerDoubling * Math.log2(zoom)
  const half = (markPixels / 2) * unitsPerPixel
  const taken = [...markBoxes(unitsPerPixel, ({ isShownAtFirst }) => isShownAtFirst)]
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
        x: clamp(label.x + right * (half + halfWidth), -reach, reach),
        y: label.y + up * (half + halfHeight),
        halfWidth,
        halfHeight,
      }))
      const free = boxes.find(box => !taken.some(other => overlap(other, box)))
      const box = free ?? (label.rank < 5 ? boxes[0] : undefined)
      if (!box) return []
      taken.push(box)
      return [{ ...label, ...box }]
    })
}

/** The names to show at a zoom. Those of little importance make way for the markers of the shown layers. */
export function mapLettering(zoom: number, shown: readonly LayerId[]): readonly LetteredLabel[] {
  const unitsPerPixel = (2 * mapReachUnits) / (mapPixels * zoom)
  const marks = markBoxes(unitsPerPixel, ({ id }) => shown.includes(id))
  return layOutNames(zoom, unitsPerPixel).filter(
    name => name.rank < minorRank || !marks.some(mark => overlap(mark, name)),
  )
}
