import { shareBrowser } from './support/open-site.ts'
import { pageRoutes } from './support/routes.ts'
import { tour } from './support/tour.ts'

/**
 * The map has its own limits; the variables bring their 10,950 rows, the missions what the scripts say of them, the
 * locations what marker and place say of each of 376 doors.
 */
const limits = new Map([
  ['#/map', Number.POSITIVE_INFINITY],
  ['#/variables', 25_000 + 130_000],
  ['#/missions', 28_750],
  ['#/locations', 26_650],
])

shareBrowser()
tour(pageRoutes.map(([route]) => ({ route, moreBytes: limits.get(route) ?? 25_000 })))
