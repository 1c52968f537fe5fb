import { shareBrowser } from './support/open-site.ts'
import { pageRoutes } from './support/routes.ts'
import { tour } from './support/tour.ts'

shareBrowser()
tour(pageRoutes.map(([route, heading]) => ({ route, heading })))
