import { ownOrder } from '../csv/engine/cross/own-order.ts'
import { type RowOrder, sortedBy } from '../csv/engine/cross/row-order.ts'
import type { TableInfo } from '../csv/engine/table.ts'
import { missions } from './blocks/01-missions.ts'
import { otherVariables } from './blocks/01-other-variables.ts'
import { schoolStates } from './blocks/01-school-state.ts'
import { schoolExercises } from './blocks/01-schools.ts'
import { angleExamples } from './blocks/03-angle-examples.ts'
import { typeExamples } from './blocks/06-type-examples.ts'
import { restartPlaces } from './blocks/08-restart-places.ts'
import { statistics } from './blocks/16-statistics.ts'
import { mapSections } from './blocks/21-map-sections.ts'
import { externalLinks } from './external-links.ts'
import { blocksTable } from './format/blocks.ts'
import { correctionsTable } from './format/corrections.ts'
import { elementsTable } from './format/elements.ts'
import { enumerationsTable } from './format/enumerations.ts'
import { fieldsTable } from './format/fields.ts'
import { fileTable } from './format/file.ts'
import { flagsTable } from './format/flags.ts'
import { knownBytesTable } from './format/known-bytes.ts'
import { leftoversTable } from './format/leftovers.ts'
import { structsTable } from './format/structs.ts'
import { unknownsTable } from './format/unknowns.ts'
import { usualValuesTable } from './format/usual-values.ts'
import { versionsTable } from './format/versions.ts'
import { glossary } from './glossary.ts'
import { legend } from './legend.ts'
import { labelsTable } from './map/labels.ts'
import { zonesTable } from './map/zones.ts'
import { markerKinds } from './marker-kinds.ts'
import { pages } from './pages.ts'
import { sources } from './provenance/sources.ts'
import { tableSources } from './provenance/table-sources.ts'
import { recipeSteps } from './recipe-steps.ts'
import { recipes } from './recipes.ts'
import { saveFileLocations } from './save-file-locations.ts'
import { savehouseVariables } from './savehouse-variables.ts'
import { threads } from './threads.ts'
import { scripts } from './variables/scripts.ts'
import { vehicleColourPairs } from './vehicle-colour-pairs.ts'
import { vehicleParts } from './vehicle-parts.ts'
import { weapons } from './weapons.ts'

/** The order of the rows of each table whose own checks tell none, or only part of it. */
export const rowOrders: readonly RowOrder[] = [
  sortedBy(blocksTable, 'block'),
  sortedBy(elementsTable, 'struct', 'field', 'index'),
  sortedBy(knownBytesTable, 'block'),
  sortedBy(mapSections, 'offsetHex'),
  sortedBy(markerKinds, 'marker'),
  sortedBy(savehouseVariables, 'block', 'addressHex'),
  sortedBy(statistics, 'id'),
  sortedBy(threads, 'name'),
  sortedBy(vehicleColourPairs, 'vehicleId', 'order'),
  sortedBy(vehicleParts, 'vehicleId', 'componentId'),
  sortedBy(weapons, 'slot', 'idHex'),
  sortedBy(zonesTable, 'kind', 'name', 'minX', 'minY'),
  ownOrder(angleExamples, 'round the compass', { zHex: 'up' }),
  ownOrder(correctionsTable, 'page after page'),
  ownOrder(enumerationsTable, 'enumeration after enumeration'),
  ownOrder(externalLinks, 'page after page'),
  ownOrder(fieldsTable, 'inner structs first, then block after block'),
  ownOrder(fileTable, 'from the marker on'),
  ownOrder(flagsTable, 'flag set after flag set'),
  ownOrder(glossary, 'group after group'),
  ownOrder(labelsTable, 'kind after kind'),
  ownOrder(leftoversTable, 'as the save file has them', { copyOf: 'up', evidence: 'up' }),
  ownOrder(legend, 'as below the byte grids'),
  ownOrder(missions, 'chain after chain'),
  ownOrder(otherVariables, 'what belongs together stands together', { otherPositionHex: 'up' }),
  ownOrder(pages, 'as in the navigation'),
  ownOrder(recipeSteps, 'one step after the other'),
  ownOrder(recipes, 'as the page lists them'),
  ownOrder(restartPlaces, 'kind after kind'),
  ownOrder(saveFileLocations, 'system after system', { platform: 'down' }),
  ownOrder(schoolExercises, 'school after school'),
  ownOrder(schoolStates, 'school after school'),
  ownOrder(scripts, 'the main script, missions, streamed scripts'),
  ownOrder(sources, 'kind after kind'),
  ownOrder(structsTable, 'inner structs first'),
  ownOrder(tableSources, 'table after table'),
  ownOrder(typeExamples, 'what is alike stands together'),
  ownOrder(unknownsTable, 'as the page lists them'),
  ownOrder(usualValuesTable, 'block after block'),
  ownOrder(versionsTable, 'version after version'),
]

const orderOf = new Map(rowOrders.map(({ table: { file }, by }) => [file, by]))

/** Properties the rows of a table are sorted by; none where they have an order of their own. */
export function rowOrderOf({ file, sortedBy }: TableInfo): readonly string[] {
  return orderOf.get(file) ?? sortedBy
}
