import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { showAll } from '../../browser/support/move-on.ts'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { buttonIn, exactly, hashOf, linkIn, siteFile, waitForTitle } from '../../browser/support/page.ts'
import { allRoutes } from '../../browser/support/routes.ts'

const fileOf = (route: string) =>
  route === '#/' ? 'overview.html' : `${route.slice(2).replaceAll('/', '-')}.html`

/** Removes a colon at the end of a word: static documents put one before the sources. */
const wordsOf = (text: string) => new Set(text.split(/:?(?:\s+|$)/).filter(word => /[a-z0-9]{3}/i.test(word)))

/**
 * Texts of a page, including those that the browser has not laid out because they are far from the window, and without
 * the labels of what only the app can do: downloads that it writes, and the rest of a table on phones.
 */
function readAll(page: Page): Promise<string> {
  return page.locator('main').evaluate(main => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      const isOfApp = parentElement?.matches(':has(> a[href="#"][download]), button[class*=unfold]')
      if (!isOfApp) text += ` ${nodeValue}`
    }
    return text
  })
}

/** Metadata of a document as a browser without JavaScript shows it, unlike a parsed document. */
function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const attribute = (selector: string, name: string) =>
    parsed.querySelector(selector)?.getAttribute(name) ?? null
  const waiting = [...parsed.querySelectorAll('main [role="status"]')]
  return {
    headings: parsed.querySelectorAll('main h1').length,
    policy: attribute('meta[http-equiv="Content-Security-Policy"]', 'content'),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    current: attribute('nav a[aria-current="page"]', 'href'),
    loading: waiting.filter(({ textContent }) => textContent.includes('Loading')).length,
    links: Array.from(parsed.querySelectorAll('a[href$=".html"]'), link => link.getAttribute('href') ?? ''),
  }
}

describe('every static page', () => {
  shareBrowser()

  it('can be read without JavaScript, with heading, description, canonical address and links to the others', async () => {
    const page = await openSite('overview.html', { javaScriptEnabled: false })
    await waitForTitle(page, 'San Andreas Save Reference')
    await page.goto('about:blank') // its policy does not forbid parsing
    const sitemap = siteFile('sitemap.xml')
    for (const route of allRoutes) {
      const file = fileOf(route)
      const read = await page.evaluate(readDocument, siteFile(file))
      expect(read, file).toMatchObject({
        headings: 1,
        policy: expect.stringContaining("default-src 'none'"),
        description: expect.stringMatching(/.{60}/),
        canonical: expect.stringMatching(route === '#/' ? /\/$/ : new RegExp(`/${file}$`)),
        current: file,
        loading: 0,
      })
      expect(sitemap).toContain(`<loc>${read.canonical}</loc>`)
      const missing = read.links.filter(link => !existsSync(join(inject('siteFolder'), link)))
      expect(missing, file).toEqual([])
    }
  })

  it.each(['#/', '#/locations', '#/vcolors', '#/block/01', '#/block/25', '#/savehouses'])(
    'of %s contains all text of the app',
    async route => {
      const app = await openSite(route)
      await showAll(app)
      const plain = await openSite(fileOf(route), { javaScriptEnabled: false })
      const shown = wordsOf(await readAll(app))
      const written = wordsOf(await readAll(plain))
      expect([...shown].filter(word => !written.has(word))).toEqual([])
    },
  )

  it('becomes the app at its address if JavaScript is available', async () => {
    const page = await openSite('weapons.html#foo')
    await buttonIn(page, /^Search/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).not.toContain('.html')
    expect(hashOf(page)).toBe('#/weapons')
    expect(await page.locator('a[href$=".html"]').count()).toBe(0)
  })

  it('is reachable from the start page without JavaScript', async () => {
    const page = await openSite('', { javaScriptEnabled: false })
    await linkIn(page, 'static pages').click()
    await linkIn(page, 'Weapons', exactly).first().click()
    await waitForTitle(page, 'Weapons')
  })
})
