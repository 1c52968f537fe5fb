import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '#shared/number.ts'
import { figures } from '../../src/generated/figures.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  buttonIn,
  currentRow,
  exactly,
  hashOf,
  linkIn,
  siteFile,
  waitForCount,
  waitForHash,
} from './support/page.ts'

shareApp()

/** Opens the page and waits until it responds. */
async function openVariables(query = '') {
  const page = await openSite(`#/variables${query}`)
  await page.locator('select:enabled').waitFor()
  return page
}

const table = (page: Page) => page.getByRole('table')
const rowCount = (page: Page) => table(page).getAttribute('aria-rowcount').then(Number)
const drawnRows = (page: Page) => page.locator('tbody tr').count()
/** Names of the rows in the document, in order. */
const names = (page: Page) => page.locator('tbody td:nth-child(2)').allTextContents()
describe('the table of script variables', () => {
  it('counts all 10,950 and renders only those near the viewport', async () => {
    const page = await openVariables('?open=all')
    await waitForCount(page, '10,950 rows')
    expect(await rowCount(page)).toBeGreaterThan(10_950)
    expect(await drawnRows(page)).toBeLessThan(80)
  })

  it('has rows that cover no line of the row above, with text of any size', async () => {
    const page = await openVariables()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '17px'))
    const overlaps = () =>
      page.locator('tbody tr').evaluateAll(rows => {
        const boxes = rows.map(row => row.getBoundingClientRect()).sort((a, b) => a.top - b.top)
        return boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? top) - 0.05).length
      })
    await expect.poll(overlaps).toBe(0)
  })

  it('shows long names separately', async () => {
    const page = await openVariables('?q=bodyarmour')
    const shown = await page.locator('tbody td:nth-child(2)').evaluateAll(cells =>
      cells.map(cell => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const { width } = text.getBoundingClientRect()
        const name = cell.textContent ?? ''
        const room = cell.clientWidth - Number.parseFloat(getComputedStyle(cell).paddingInlineStart) * 2
        return name.slice(0, Math.floor((name.length * room) / width))
      }),
    )
    expect(shown.length).toBeGreaterThan(5)
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('scrolls with the page, also by keyboard, and renders the rows that come into view', async () => {
    const page = await openVariables()
    const lastRow = () => page.locator('tbody tr').last().getAttribute('aria-rowindex').then(Number)
    const first = await lastRow()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await expect.poll(lastRow).toBeGreaterThan(first)
    await page.keyboard.press('End')
    await expect.poll(lastRow).toBe(await rowCount(page))
  })

  it('collapses an array into one row that opens and closes', async () => {
    const page = await openVariables('?q=gf_progress')
    const array = (expanded: boolean) => linkIn(page, /^gf_progress\[/, { expanded })
    await array(false).click()
    await array(true).waitFor()
    await waitForHash(page, /q=gf_progress/)
    await array(true).click()
    await array(false).waitFor()
  })

  it('filters for named or for unused variables with one click each, never for both', async () => {
    const page = await openVariables('?open=all')
    await buttonIn(page, 'Unused only').click()
    await waitForCount(page, '190 of 10,950 rows')
    await waitForHash(page, '#/variables?open=all&type=unused')
    // A filter that leaves few rows has all of them in the document, for printing and the search of the browser: the first ones at once.
    const rows = (await rowCount(page)) - 1
    await expect.poll(() => drawnRows(page)).toBe(rows)
    await buttonIn(page, 'Named only').click()
    await waitForCount(page, `${formatNumber(figures.namedVariables)} of 10,950 rows`)
    await waitForHash(page, '#/variables?open=all&named=only')
    await expect.poll(() => names(page)).not.toContain('')
  })

  it('lists what a script uses, with a count', async () => {
    const page = await openVariables()
    const scripts = page.getByRole('combobox', { name: 'Script' })
    await scripts.selectOption('SWEET')
    await waitForHash(page, '#/variables?script=SWEET')
    await page.getByText(/SWEET.* reads 12 different variables and writes 5/).waitFor()
    await expect.poll(() => names(page)).toContain('sweet_missions_passed')
    await waitForCount(page, /^\d+ of 10,950 rows$/)
  })

  it('scrolls to the row of the address, opens its array and shows its card', async () => {
    const page = await openVariables('?row=5000')
    await page.getByRole('heading', { level: 2, name: /./ }).first().waitFor()
    const row = currentRow(page)
    await row.waitFor()
    expect(await row.locator('td').first().textContent()).toBe('$5002')
    const card = page.locator('section:has(> div h2)')
    expect(await linkIn(card, '01:4E2C').getAttribute('href')).toBe('#/block/01?f=4E2C')
    await buttonIn(page, /^Close/).click()
    await waitForHash(page, '#/variables')
  })

  it('handles an unknown script, and resets the selection with the other filters', async () => {
    const page = await openVariables('?script=NOPE')
    await page.getByText('There is no script NOPE').waitFor()
    await buttonIn(page, 'Reset', exactly).click()
    await waitForCount(page, /^10,950 rows$/)
    expect(hashOf(page)).toBe('#/variables')
    expect(await buttonIn(page, 'Reset', exactly).count()).toBe(0)
  })

  it('is partly in the static document for users without JavaScript, with a note', () => {
    const html = siteFile('variables.html')
    expect(html).toContain('Without JavaScript, this page lists')
    expect(html).toContain('sweet_missions_passed')
    expect(gzipSync(html).length).toBeLessThan(50_000)
  })
})
