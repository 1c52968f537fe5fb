import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { allRoutes } from './routes.ts'

/** Links of the page that lead to no route, no file of the site and no element of the page. Other sites are not asked. */
export async function brokenLinks(page: Page): Promise<string[]> {
  const site = new URL(inject('siteUrl'))
  const links = await page
    .locator('a[href]')
    .evaluateAll(all => all.map(link => new URL(link.getAttribute('href') ?? '', document.baseURI).href))
  const ids = new Set(await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id)))
  return [...new Set(links)].filter(link => {
    const { origin, pathname, hash } = new URL(link)
    if (origin !== site.origin) return false
    if (!pathname.startsWith(site.pathname)) return true
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
