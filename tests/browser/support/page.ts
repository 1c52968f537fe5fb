import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** Window of a phone. */
export const phone = { viewport: { width: 390, height: 844 } }

/** Lets a test read what the page copies. */
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The address after the site, decoded. */
export const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

export const waitForHash = (page: Page, hash: string) => expect.poll(() => hashOf(page)).toBe(hash)

/** Changes the address after the site, as typing it does. */
export const typeHash = (page: Page, hash: string) => page.evaluate(to => location.assign(to), hash)

/** Starts the site anew at a route: without the empty page, the browser would only follow the route. */
export async function startAgain(page: Page, route = '') {
  await page.goto('about:blank')
  await page.goto(inject('siteUrl') + route)
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

export const waitForFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate(element => element === document.activeElement)).toBe(true)

type Within = Page | Locator

/** For a name that is the whole name of an element, not a part of it. */
export const exactly = { exact: true }

export const buttonIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('button', { name, ...options })

export const linkIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('link', { name, ...options })

export const regionIn = (within: Within, name: string | RegExp, options = {}) =>
  within.getByRole('region', { name, ...options })

/** The list of pages. */
export const pageList = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

/** The field of the search dialog. */
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })

export const waitUntilGone = (locator: Locator) => expect.poll(() => locator.count()).toBe(0)
