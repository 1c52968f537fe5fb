import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { parseRows } from '../support/csv-rows.ts'
import { expectAccessible } from './support/axe.ts'
import { columnTexts } from './support/first-table.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  boxOf,
  buttonIn,
  exactly,
  linkIn,
  phone,
  regionIn,
  waitForCopy,
  waitUntilGone,
  withClipboard,
} from './support/page.ts'

shareApp()

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Hovers a row in the middle of the window: its toolbar is below it, and scrolling to that would move the row away. */
async function hoverInView(row: Locator) {
  await row.evaluate(line => line.scrollIntoView({ block: 'center' }))
  await row.hover()
}

/** Text of the file that a link downloads. */
async function savedText(page: Page, link: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), linkIn(page, link).first().click()])
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) }
}

describe('the toolbar of a row', () => {
  it('is above the last row in the window', async () => {
    const page = await openSite('#/weapons')
    const row = page.locator('tr[data-row]').nth(20)
    await row.evaluate(line => line.scrollIntoView({ block: 'end' }))
    await row.hover()
    const { y, height } = await boxOf(row.getByRole('toolbar'))
    expect(y + height).toBeLessThanOrEqual((await boxOf(row)).y + 1)
  })

  it('shows its link and everything that can be copied, for pointer and keyboard', async () => {
    const page = await openSite('#/weapons', withClipboard)
    const toolbar = page.getByRole('toolbar')
    expect(await toolbar.count()).toBe(0)

    const row = page.getByRole('row').filter({ hasText: 'Desert Eagle' })
    await hoverInView(row)
    await buttonIn(row, 'Copy link to row 2 Desert Eagle').click()
    await waitForCopy(page, `${inject('siteUrl')}#/weapons?row=2-18`)
    await page.getByText('Copied: link to row 2 Desert Eagle').waitFor()
    await page.getByRole('row').filter({ hasText: 'Katana' }).hover()
    await page.getByRole('toolbar', { name: 'Actions for row 1 Katana' }).waitFor()
    expect(await toolbar.count()).toBe(1)

    await hoverInView(row)
    await buttonIn(row, 'More copy options').click()
    await page.getByRole('menuitemradio', { name: 'ID', exact: true }).click()
    const texts = (await page.getByRole('menuitem').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))
    expect(texts).toHaveLength(10)
    expect(texts.slice(5)).toEqual([
      '18 00 00 00 in the file as u32 or i32',
      'ID, shown rows column as CSV',
      '2,18,Desert Eagle,yes,011C,0060,006C,348,Deagle row as CSV',
      expect.stringMatching(/row as JSON$/),
      '#/weapons?row=2-18 link',
    ])
    await expectAccessible(page, '[role=menu]')
    await page.getByRole('menuitem', { name: 'u32' }).press('Enter')
    await waitForCopy(page, '18 00 00 00')
    await expect.poll(() => focusedLabel(page)).toBe('More copy options for row 2 Desert Eagle')

    // In a table without links, the keyboard reaches the scrollable region first, then rows by arrow keys.
    await goTo(page, '#/threads')
    await regionIn(page, 'Script threads, rows').focus()
    await toolbar.waitFor()
    while (!(await focusedLabel(page))?.startsWith('Copy link')) await page.keyboard.press('Tab')
    const first = await focusedLabel(page)
    await page.keyboard.press('ArrowDown')
    const second = await focusedLabel(page)
    expect(second).toMatch(/^Copy link to row /)
    expect(second).not.toBe(first)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    const checked = () => menu.getByRole('menuitemradio', { checked: true }).textContent()
    const cell = await checked()
    await page.keyboard.press('ArrowRight')
    await expect.poll(checked).not.toBe(cell)
    await page.keyboard.press('Escape')
    await waitUntilGone(menu)
    await expect.poll(() => focusedLabel(page)).toBe(second?.replace('Copy link to', 'More copy options for'))
  })

  it.each(['#/weapons', '#/variables', '#/vcolors'])(
    'of %s lies opaque below the visible end of its row, and covers no value of it',
    async address => {
      const page = await openSite(address)
      const rows = page.locator('tbody tr[data-row]').filter({ visible: true })
      for (const row of [rows.nth(0), rows.nth(3)]) {
        await hoverInView(row)
        await buttonIn(row, 'More copy options').waitFor()
        const look = await row.evaluate(line => {
          const toolbar = line.querySelector('[role="toolbar"]') ?? line
          const { right, top } = toolbar.getBoundingClientRect()
          const { right: end, bottom } = line.getBoundingClientRect()
          const values = [...line.querySelectorAll(':scope > td')].filter(cell => !cell.contains(toolbar))
          const isCovered = (cell: Element) => {
            const { right: cellEnd, top: start, height } = cell.getBoundingClientRect()
            return toolbar.contains(document.elementFromPoint(cellEnd - 8, start + height / 2))
          }
          return {
            gapAtEnd: Math.min(end, line.closest('section')?.getBoundingClientRect().right ?? 0) - right,
            isBelow: top >= bottom - 1 && top < bottom + 5,
            covered: values.filter(isCovered).length,
            colour: getComputedStyle(toolbar).backgroundColor,
          }
        })
        expect(look).toEqual({
          gapAtEnd: expect.closeTo(0, -1),
          isBelow: true,
          covered: 0,
          colour: expect.stringMatching(/^rgb\(/), // without transparency
        })
      }
    },
  )

  it.each(['#/vtypes', '#/variables'])(
    'of %s appears on touch on a phone, and covers no text',
    async address => {
      const touched = { ...phone, hasTouch: true, isMobile: true, isPainted: true }
      const page = await openSite(address, touched)
      const row = page.locator('tbody tr[data-row]').nth(1)
      await row.getByRole('cell').nth(1).tap()
      const button = buttonIn(row, 'More copy options')
      await button.waitFor()
      const [textEnd, start] = await row.evaluate(line => {
        const text = document.createRange()
        text.selectNodeContents(line.querySelector('td[data-title]') ?? line)
        const toolbar = line.querySelector('[role="toolbar"]')
        return [text.getBoundingClientRect().right, toolbar?.getBoundingClientRect().left ?? 0]
      })
      expect(textEnd).toBeLessThanOrEqual(start)
      await button.tap()
      await page.getByRole('menuitem', { name: 'link' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
    },
  )
})

it('the toolbar of a field shows its offset in decimal and hex and its values in bytes', async () => {
  const page = await openSite('#/block/15', withClipboard)
  const field = page.getByRole('listitem').filter({ has: linkIn(page, 'money', exactly) })
  await field.hover()
  await buttonIn(field, 'Copy link to field money').click()
  await waitForCopy(page, `${inject('siteUrl')}#/block/15?f=0004`)
  const more = buttonIn(field, 'More copy options')
  for (const count of [1, 0, 1]) {
    await more.click()
    await expect.poll(() => page.getByRole('menu').count()).toBe(count)
  }
  await page.getByRole('menuitem', { name: '0x0004' }).waitFor()
  await page.getByRole('menuitemradio', { name: 'Path' }).click()
  await page.getByRole('menuitem', { name: 'block15.money' }).click()
  await waitForCopy(page, 'block15.money')
})

it('a download of the rows shown is available before any row is hovered, with their order, sorted or grouped, and their columns', async () => {
  const page = await openSite('#/weapons?slot=2&sort=-idHex&cols=idHex.name')
  const csv = await savedText(page, 'Download the rows and columns shown as CSV')
  expect(csv.name).toBe('weapons-shown.csv')
  expect(csv.text).toBe('id_hex,name\n18,Desert Eagle\n17,Silenced 9mm\n16,9mm\n00,No weapon\n')
  const json = await savedText(page, 'Download the rows and columns shown as JSON')
  expect(json.name).toBe('weapons-shown.json')
  expect(JSON.parse(json.text)[0]).toEqual({ id_hex: '18', name: 'Desert Eagle' })
  await goTo(page, '#/vtypes?q=police')
  const grouped = await savedText(page, 'Download the rows and columns shown as CSV')
  const shown = await columnTexts(page, 'Name')
  expect(shown[0]).toBe('HPV1000')
  expect(parseRows(grouped.text).map(({ name }) => name)).toEqual(shown)
})
