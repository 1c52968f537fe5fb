import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { required } from '../../support/required.ts'

/** Size of a window in CSS pixels, unless a test wants another. */
export const desktop = { width: 1280, height: 900 }

/** Window of a phone. */
export const phone = { viewport: { width: 390, height: 844 } }

/** Window of a wide desktop. */
export const wideDesktop = { viewport: { width: 1440, height: 900 } }

/** Lets a test read what the page copies. */
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Waits for what a page copies. */
export const waitForCopy = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)

/** The address after the site, decoded. */
export const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

/** Waits for an address after the site, or for one that an expression matches. */
export const waitForHash = (page: Page, hash: string | RegExp) =>
  expect.poll(() => hashOf(page)).toEqual(typeof hash === 'string' ? hash : expect.stringMatching(hash))

/** Changes the address after the site, as typing it does. */
export const typeHash = (page: Page, hash: string) => page.evaluate(to => location.assign(to), hash)

/** Starts the site anew at a route: without the empty page, the browser would only follow the route. */
export async function startAgain(page: Page, route = '', site = inject('siteUrl')) {
  await page.goto('about:blank')
  await page.goto(site + route)
}

/** The text of a file of the site. */
export const siteFile = (path: string) => readFileSync(join(inject('siteFolder'), path), 'utf8')

/** Waits for a part of the text of an element, or for all of it by an expression. */
export const waitForText = (locator: Locator, text: string | RegExp) =>
  expect.poll(() => locator.textContent()).toMatch(text)

/** Waits for what a table shows of the number of its rows. */
export const waitForCount = (page: Page, hasText: string | RegExp) =>
  page.locator('[data-count]', { hasText }).waitFor()

/** Opens the search by its key and types a query. */
export async function typeQuery(page: Page, query: string) {
  await page.keyboard.press('/')
  await page.keyboard.type(query)
}

/** Waits for a page of the site. */
export const waitForTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** What has the focus. */
export const focused = (page: Page) => page.locator(':focus')

export const waitForFocus = (locator: Locator) => locator.and(focused(locator.page())).waitFor()

type Within = Page | Locator

/** For a name that is the whole name of an element, not a part of it. */
export const exactly = { exact: true }

export const buttonIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('button', { name, ...options })

export const linkIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('link', { name, ...options })

export const regionIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('region', { name, ...options })

/** The header of the site. */
export const banner = (page: Page) => page.getByRole('banner')

/** The legend beside a page. */
export const legendOf = (page: Page) => page.getByRole('complementary', { name: 'Legend' })

/** The field that filters the rows of the first table. */
export const filterField = (page: Page) => page.getByRole('searchbox', { name: 'Filter rows' }).first()

/** The header of a column, by all tables of the page. */
export const columnHeader = (page: Page, name: string) => page.getByRole('columnheader', { name })

/** The row that the address names. */
export const currentRow = (page: Page) => page.locator('tr[aria-current]')

/** The field that the address names, in the field list of a block page. */
export const selectedField = (page: Page) => page.locator('li[data-selected]')

/** The result of the search that Enter opens. */
export const selectedResult = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

/** Waits until all of an element is in view, below the header and the list of sections. */
export const waitUntilInView = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 90 && bottom <= window.innerHeight && element.checkVisibility()
      }),
    )
    .toBe(true)

/** How far a page is scrolled, in CSS pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** The list of pages. */
export const pageList = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** The field of the search dialog. */
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** The position and the size of what is drawn, in CSS pixels. */
export const boxOf = async (locator: Locator) => required(await locator.boundingBox(), 'box')

/** The addresses of links, as they are written. */
export const hrefsOf = (locator: Locator) =>
  locator.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))

/** The height at which the content of each element has its middle. */
export const middlesOf = (locator: Locator) =>
  locator.evaluateAll(elements =>
    elements.map(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { y, height } = range.getBoundingClientRect()
      return y + height / 2
    }),
  )

export const waitUntilGone = (locator: Locator) => expect.poll(() => locator.count()).toBe(0)
