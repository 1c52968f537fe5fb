import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

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
