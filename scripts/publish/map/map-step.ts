import { once } from '../../../src/shared/memoize.ts'
import { outputFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import { labelsTable } from '../../tables/map/labels.ts'
import { drawSvg } from './draw-svg.ts'
import { emitDrawing, emitLabels } from './emit-drawing.ts'
import { stackLayers } from './layers.ts'
import { positionsOffLand } from './on-land.ts'
import { encodePaths } from './paths.ts'
import { readGeometry } from './read-geometry.ts'

const largestRankOnWholeMap = 3

/** Draws the map. Writes the modules of the map page and the picture `map.svg`. */
export const mapStep: Step = ({ root, source }) => {
  const { value: geometry, problems } = readGeometry(root)
  if (geometry === null) return { problems }
  const layers = once(() => stackLayers(encodePaths(geometry)))
  const mapLabels = labelsTable.rows(source)
  const labels = mapLabels.filter(({ rank }) => rank <= largestRankOnWholeMap)
  return {
    problems: positionsOffLand(geometry, source),
    modules: [
      outputFile('map/drawing.ts', () => emitDrawing(layers())),
      { path: 'map/lettering.ts', content: emitLabels(mapLabels) },
    ],
    downloads: [outputFile('map.svg', () => drawSvg(layers(), labels, 'light'))],
  }
}
