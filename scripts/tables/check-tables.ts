import type { CrossCheck } from '../csv/engine/cross/cross-check.ts'
import type { Source } from '../csv/engine/table.ts'
import type { Problem } from '../csv/problem.ts'
import { componentNames } from './cross/component-names.ts'
import { linkedComponents, modsMatchComponents } from './cross/components-match.ts'
import { doorMarkers } from './cross/door-markers.ts'
import { enumerationValues } from './cross/enumeration-values.ts'
import { fieldRoles, fieldVersions, observedSizes, remarkPages } from './cross/format-names.ts'
import { glossaryPages } from './cross/glossary-pages.ts'
import { missionChangeSubjects } from './cross/mission-change-subjects.ts'
import {
  countersMatchChecklist,
  countersMatchMarkers,
  missionsStartAtMarkers,
  strandsMatchCounters,
} from './cross/mission-counters.ts'
import { missionDoors } from './cross/mission-doors.ts'
import { platformsFit } from './cross/platforms-fit.ts'
import {
  garagesInDistricts,
  locationsInRegions,
  restartsInDistricts,
  savePlacesInDistricts,
  tagsInLosSantos,
} from './cross/positions-in-districts.ts'
import { references } from './cross/references.ts'
import { garagesInSaves, layoutSizes } from './cross/save-facts-fit.ts'
import { savePlacesMatchHouses } from './cross/save-places-match-houses.ts'
import { savePlacesOnMap } from './cross/save-places-on-map.ts'
import { savehousePlaces } from './cross/savehouse-places.ts'
import { sourcesKnown, sourcesUsed, tablesHaveSources } from './cross/sources-named.ts'
import { spelledAlikeChecks } from './cross/spelled-alike.ts'
import { teleportAddresses } from './cross/teleport-addresses.ts'
import { variableReferences } from './cross/variable-references.ts'
import { variablesMatchArrays } from './cross/variables-match-arrays.ts'
import { weaponSkills } from './cross/weapon-skills.ts'
import { districtsTogether, labelsInZones } from './cross/zones-fit.ts'
import { rowOrders } from './row-orders.ts'
import { tables } from './tables.ts'

/** All cross-table rules. */
const crossChecks: readonly CrossCheck[] = [
  ...references,
  componentNames,
  countersMatchChecklist,
  countersMatchMarkers,
  districtsTogether,
  doorMarkers,
  fieldRoles,
  fieldVersions,
  garagesInDistricts,
  labelsInZones,
  locationsInRegions,
  missionsStartAtMarkers,
  observedSizes,
  remarkPages(tables),
  restartsInDistricts,
  savePlacesInDistricts,
  strandsMatchCounters,
  tagsInLosSantos,
  ...spelledAlikeChecks,
  missionChangeSubjects,
  missionDoors,
  enumerationValues,
  garagesInSaves,
  glossaryPages,
  layoutSizes,
  linkedComponents,
  modsMatchComponents,
  savePlacesMatchHouses,
  savePlacesOnMap,
  savehousePlaces,
  sourcesKnown,
  sourcesUsed,
  platformsFit,
  tablesHaveSources(tables),
  teleportAddresses,
  variablesMatchArrays,
  ...rowOrders,
  ...variableReferences,
  weaponSkills,
]

/** All checks, of single tables and between tables. */
export const checks: readonly CrossCheck[] = [...tables.map(table => table.problems), ...crossChecks]

/** All problems of all tables. */
export function checkTables(source: Source): readonly Problem[] {
  return checks.flatMap(check => check(source))
}
