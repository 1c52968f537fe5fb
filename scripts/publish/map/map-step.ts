import { madeFrom } from '../../build/generated-module.ts'
import { once, outputFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import type { Source } from '../../csv/engine/table.ts'
import { pickupPlaces } from '../../tables/blocks/06-pickup-places.ts'
import { parkedCars } from '../../tables/blocks/12-parked-cars.ts'
import { labelsTable } from '../../tables/map/labels.ts'
import { drawSvg } from './draw-svg.ts'
import { emitDrawing, emitLabels } from './emit-drawing.ts'
import { stackLayers } from './layers.ts'
import { positionsOffLand } from './on-land.ts'
import { encodePaths } from './paths.ts'
import { readGeometry } from './read-geometry.ts'

const largestRankOnWholeMap = 3

/** Sizes of the marker layers loaded on demand, and the number of saves behind their `saves` columns. */
function layerSizesModule(source: Source): string {
  const pickups = pickupPlaces.rows(source)
  const sizes = {
    parkedCars: parkedCars.rows(source).length,
    pickups: pickups.filter(({ district }) => district !== 'inside').length,
    measuredSaves: Math.max(...pickups.map(({ saves }) => saves)),
  }
  return `${madeFrom(parkedCars.file, pickupPlaces.file)}export const layerSizes = ${JSON.stringify(sizes)}\n`
}

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
      outputFile('map/layer-sizes.ts', () => layerSizesModule(source)),
    ],
    downloads: [outputFile('map.svg', () => drawSvg(layers(), labels, 'light'))],
  }
}
