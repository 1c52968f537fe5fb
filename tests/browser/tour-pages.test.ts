import { shareBrowser } from './support/open-site.ts'
import { pageKinds, pageRoutes } from './support/routes.ts'
import { checkThoroughly, visitEach } from './support/tour.ts'

shareBrowser()
visitEach(pageRoutes.map(([route, heading]) => ({ route, heading })))
checkThoroughly(pageKinds)
