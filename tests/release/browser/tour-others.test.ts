import { shareBrowser } from '../../browser/support/open-site.ts'
import { allRoutes, pageKinds } from '../../browser/support/routes.ts'
import { checkThoroughly } from '../../browser/support/tour.ts'

shareBrowser()
checkThoroughly(allRoutes.filter(route => !pageKinds.includes(route)))
