import { shareBrowser } from './support/open-site.ts'
import { blockRoutes } from './support/routes.ts'
import { tour } from './support/tour.ts'

shareBrowser()
tour(blockRoutes.map(route => ({ route, moreBytes: /(01|16)$/.test(route) ? 45_000 : 30_000 })))
