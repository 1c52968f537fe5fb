import { expect, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { hrefsOf, regionIn, typeHash } from '../../browser/support/page.ts'
import { allRoutes, pageKinds } from '../../browser/support/routes.ts'
import { checkThoroughly } from '../../browser/support/tour.ts'

shareBrowser()
checkThoroughly(allRoutes.filter(route => !pageKinds.includes(route)))

it('every block of mobile saves is shown without an error', async () => {
  const page = await openSite('#/platforms')
  const links = regionIn(page, 'Blocks of PC and mobile').getByRole('link')
  const routes = await hrefsOf(links)
  expect(routes.length).toBeGreaterThan(20)
  for (const route of routes) {
    await typeHash(page, route)
    const block = route.slice('#/block/'.length, '#/block/'.length + 2)
    await page.getByRole('heading', { level: 1, name: `Block ${block}` }).waitFor()
    await page.getByRole('complementary', { name: 'Phones and tablets' }).waitFor()
  }
})
