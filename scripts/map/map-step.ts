import { drawSvg } from './draw-svg.ts'
import { emitDrawing, emitLabels } from './emit-drawing.ts'
import type { LabelText } from './label-style.ts'
import { stackLayers } from './layers.ts'
import { encodePaths } from './paths.ts'
import { readGeometry } from './read-geometry.ts'

interface Context {
  /** Root of the repository. */
  readonly root: string
  /** Rows of the table of labels. */
  readonly mapLabels: readonly LabelText[]
}

const largestRankOnWholeMap = 3

/**
 * Draws the map. Gives the modules of the page, `map/drawing.ts` and `map/lettering.ts`, and the whole map as the
 * picture `map.svg`. Throws when a geometry file is missing or broken.
 */
export function mapStep({ root, mapLabels }: Context) {
  const layers = stackLayers(encodePaths(readGeometry(root)))
  const labels = mapLabels.filter(({ rank }) => rank <= largestRankOnWholeMap)
  return {
    modules: [
      { path: 'map/drawing.ts', content: emitDrawing(layers) },
      { path: 'map/lettering.ts', content: emitLabels(mapLabels) },
    ],
    downloads: [{ path: 'map.svg', content: drawSvg(layers, labels, 'light') }],
  }
}
