import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { hrefsOf } from './page.ts'
import { allRoutes } from './routes.ts'

/** Pages that only an address with a platform has. */
const mobileRoutes = ['#/block/28?platform=mobile']

/** Links of the page that match no route, file of the site or element of the page. Links to other sites are not checked. */
export async function brokenLinks(page: Page): Promise<string[]> {
  const site = new URL(inject('siteUrl'))
  const links = (await hrefsOf(page.locator('a[href]'))).map(href => new URL(href, page.url()).href)
  const ids = new Set(await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id)))
  return [...new Set(links)].filter(link => {
    const { origin, pathname, hash } = new URL(link)
    if (origin !== site.origin) return false
    if (!pathname.startsWith(site.pathname)) return true
    if (mobileRoutes.includes(hash)) return false
    if (hash.startsWith('#/')) return !allRoutes.includes(hash.replace(/\?.*/, ''))
    if (hash !== '') return !ids.has(hash.slice(1))
    return !existsSync(
      join(
        inject('siteFolder'),
        pathname.slice(site.pathname.length),
        pathname.endsWith('/') ? 'index.html' : '',
      ),
    )
  })
}

/**
 * Duplicate ids and references to missing ids, which axe does not report. The target of a button may be
 * missing until it is opened.
 */
export function brokenIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const counts = new Map<string, number>()
    for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1)
    const repeated = [...counts].filter(([, count]) => count > 1)
    const references =
      'for headers list form aria-activedescendant aria-controls aria-describedby aria-details aria-labelledby aria-owns'
    const dangling = references.split(' ').flatMap(name =>
      Array.from(
        document.querySelectorAll(`[${name}]:not([aria-expanded=false])`),
        element => element.getAttribute(name) ?? '',
      )
        .flatMap(list => list.split(/\s+/))
        .filter(id => !counts.has(id))
        .map(id => `${id} is not there: ${name}`),
    )
    return [...repeated.map(([id, count]) => `${id} is there ${count} times`), ...dangling]
  })
}
