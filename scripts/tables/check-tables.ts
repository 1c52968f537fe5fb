import type { CrossCheck } from '../csv/engine/cross/cross-check.ts'
import type { Source } from '../csv/engine/table.ts'
import type { Problem } from '../csv/problem.ts'
import { linkedComponents, modsFitComponents } from './cross/components-fit.ts'
import { doorMarkers } from './cross/door-markers.ts'
import { enumerationValues } from './cross/enumeration-values.ts'
import { glossaryPages } from './cross/glossary-pages.ts'
import { missionDoors } from './cross/mission-doors.ts'
import { references } from './cross/references.ts'
import { garagesInSaves, layoutSizes } from './cross/save-facts-fit.ts'
import { savePlacesFitHouses } from './cross/save-places-fit-houses.ts'
import { savePlacesOnMap } from './cross/save-places-on-map.ts'
import { savehousePlaces } from './cross/savehouse-places.ts'
import { sourcesKnown, sourcesUsed, tablesHaveSources } from './cross/sources-named.ts'
import { teleportAddresses } from './cross/teleport-addresses.ts'
import { variableReferences } from './cross/variable-references.ts'
import { variablesFit } from './cross/variables-fit.ts'
import { weaponSkills } from './cross/weapon-skills.ts'
import { rowOrders } from './row-orders.ts'
import { tables } from './tables.ts'

/** All rules that hold between tables. */
const crossChecks: readonly CrossCheck[] = [
  ...references,
  doorMarkers,
  missionDoors,
  enumerationValues,
  garagesInSaves,
  glossaryPages,
  layoutSizes,
  linkedComponents,
  modsFitComponents,
  savePlacesFitHouses,
  savePlacesOnMap,
  savehousePlaces,
  sourcesKnown,
  sourcesUsed,
  tablesHaveSources(tables),
  teleportAddresses,
  variablesFit,
  ...rowOrders,
  ...variableReferences,
  weaponSkills,
]

/** All checks: those of each table on its own and those between them. */
export const checks: readonly CrossCheck[] = [...tables.map(table => table.problems), ...crossChecks]

/** All problems of all tables. */
export function checkTables(source: Source): readonly Problem[] {
  return checks.flatMap(check => check(source))
}
