import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { weaponsTable } from '../../src/generated/weapons.ts'
import { violations } from './support/axe.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const menuTexts = (page: Page) => page.getByRole('menuitem').allInnerTexts()

/** Text of the file that a press on a button hands over. */
async function savedText(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) }
}

describe('beside a row', () => {
  it('stands one tool with its address and all that can be copied of it, for pointer and keyboard', async () => {
    const visit = await openSite('#/weapons')
    const { page } = visit
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const toolbar = page.getByRole('toolbar')
    expect(await toolbar.count()).toBe(0)

    const row = page.getByRole('row').filter({ hasText: 'Desert Eagle' })
    await row.hover()
    await row.getByRole('button', { name: 'Copy address of row 2 Desert Eagle' }).click()
    await expect.poll(() => readClipboard(page)).toBe(`${inject('siteUrl')}#/weapons?row=2-18`)
    await page.getByText('Copied: address of row 2 Desert Eagle').waitFor()
    await page.getByRole('row').filter({ hasText: 'Katana' }).hover()
    await page.getByRole('toolbar', { name: 'Tools of row 1 Katana' }).waitFor()
    expect(await toolbar.count()).toBe(1)

    await row.getByRole('cell', { name: '18', exact: true }).click()
    await row.getByRole('button', { name: 'Copy more of' }).click()
    await page.getByRole('menuitem', { name: 'row as CSV' }).waitFor()
    expect((await menuTexts(page)).map(text => text.replace(/\s+/g, ' '))).toEqual([
      '#/weapons?row=2-18 address',
      '2,18,Desert Eagle,yes,011C row as CSV',
      expect.stringMatching(/row as JSON$/),
      '24 decimal',
      '0x18 hex',
      '18 hex without prefix',
      '18 in the file as u8 or i8',
      '18 00 in the file as u16 or i16',
      '18 00 00 00 in the file as u32 or i32',
      'ID, shown rows column as CSV',
    ])
    expect(await violations(page)).toEqual({ light: [], dark: [] })
    await page.getByRole('menuitem', { name: 'u32' }).press('Enter')
    await expect.poll(() => readClipboard(page)).toBe('18 00 00 00')
    await expect.poll(() => focusedLabel(page)).toBe('Copy more of row 2 Desert Eagle')

    // A table without links: the keyboard comes by the region that scrolls, and goes on by arrow keys.
    await goTo(visit, '#/threads')
    await page.getByRole('region', { name: 'Script threads, rows' }).focus()
    await toolbar.waitFor()
    while (!(await focusedLabel(page))?.startsWith('Copy address')) await page.keyboard.press('Tab')
    const first = await focusedLabel(page)
    await page.keyboard.press('ArrowDown')
    const second = await focusedLabel(page)
    expect(second).toMatch(/^Copy address of row /)
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
    await expect.poll(() => menu.count()).toBe(0)
    await expect.poll(() => focusedLabel(page)).toBe(second?.replace('address', 'more'))
  })

  it.each(['#/weapons', '#/variables', '#/colours'])('of %s covers no text of its row', async address => {
    const { page } = await openSite(address)
    for (const row of await page
      .locator('tbody tr:has(td)')
      .filter({ visible: true })
      .all()
      .then(rows => rows.slice(0, 4))) {
      await row.hover()
      await row.getByRole('button', { name: 'Copy more of' }).waitFor()
      const [textEnd, toolStart] = await row.evaluate(line => {
        const text = document.createRange()
        const ends = [...line.querySelectorAll('td:not([data-tool])')].map(cell => {
          text.selectNodeContents(cell)
          return text.getBoundingClientRect().right
        })
        return [Math.max(...ends), line.querySelector('td[data-tool]')?.getBoundingClientRect().left ?? 0]
      })
      expect(textEnd).toBeLessThanOrEqual(toolStart)
    }
  })

  it.each(['#/vtypes', '#/variables'])(
    'of %s comes with a touch, where a mark before each row shows it, and covers no text',
    async address => {
      const viewport = { width: 390, height: 844 }
      const { page } = await openSite(address, { viewport, hasTouch: true, isMobile: true, isPainted: true })
      const row = page.locator('tbody tr:has(td)').nth(1)
      const first = row.getByRole('cell').first()
      const mark = await first.evaluate(cell => getComputedStyle(cell, '::before').content)
      expect(mark).toContain('⋯')
      const item = page.getByRole('menuitem', { name: 'address' })
      const onMark = { position: { x: 12, y: 15 } }
      await first.tap(onMark) // before the code is there
      await item.press('Escape')
      await row.getByRole('cell').nth(2).tap()
      const button = row.getByRole('button', { name: 'Copy more of' })
      await button.waitFor()
      expect(await row.getByRole('button').count()).toBe(1)
      for (const scrollLeft of [0, 10_000]) {
        const edges = await row.evaluate((line, left) => {
          const region = line.closest('section')
          if (region) region.scrollLeft = left
          const [start, ...others] = [...line.querySelectorAll('td:not([data-tool])')]
          const text = document.createRange()
          text.selectNodeContents(start ?? line)
          return {
            tool: line.querySelector('td[data-tool]')?.getBoundingClientRect().right ?? Infinity,
            text: text.getBoundingClientRect().left,
            last: others.at(-1)?.getBoundingClientRect().right ?? Infinity,
            window: region?.getBoundingClientRect().right ?? 0,
          }
        }, scrollLeft)
        expect(edges.tool).toBeLessThanOrEqual(edges.text)
        if (scrollLeft > 0) expect(edges.last).toBeLessThanOrEqual(edges.window)
      }
      const next = page.locator('tbody tr:has(td)').nth(2).getByRole('cell').first()
      await next.tap(onMark)
      await item.waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )
})

describe('beside a field', () => {
  it('stands the same tool, with its place in both systems and its values in bytes', async () => {
    const { page } = await openSite('#/block/15')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const field = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'money', exact: true }) })
    await field.hover()
    await field.getByRole('button', { name: 'Copy address of field money' }).click()
    await expect.poll(() => readClipboard(page)).toBe(`${inject('siteUrl')}#/block/15?f=0004`)
    const more = field.getByRole('button', { name: 'Copy more of' })
    for (const count of [1, 0, 1]) {
      await more.click()
      await expect.poll(() => page.getByRole('menu').count()).toBe(count)
    }
    await page.getByRole('menuitem', { name: '0x0004' }).waitFor()
    await page.getByRole('menuitemradio', { name: 'Path' }).click()
    await page.getByRole('menuitem', { name: 'block15.money' }).click()
    await expect.poll(() => readClipboard(page)).toBe('block15.money')
  })
})

describe('a download', () => {
  it('of the table as shown is there before any row is pointed at; it has its rows, their order and its columns; with all of them it says what the file says', async () => {
    const visit = await openSite('#/weapons?slot=2&sort=-idHex&cols=idHex.name')
    const { page } = visit
    const csv = await savedText(page, 'CSV as shown')
    expect(csv.name).toBe('weapons-shown.csv')
    expect(csv.text).toBe('id_hex,name\n18,Desert Eagle\n17,Silenced 9mm\n16,9mm\n00,No weapon\n')
    const json = await savedText(page, 'JSON as shown')
    expect(json.name).toBe('weapons-shown.json')
    expect(JSON.parse(json.text)[0]).toEqual({ id_hex: '18', name: 'Desert Eagle' })

    const all = weaponsTable.columns.map(({ key }) => key).join('.')
    await goTo(visit, `#/weapons?cols=${all}`)
    const file = await readFile(join(inject('siteFolder'), 'data/weapons.csv'), 'utf8')
    const rows = (csv: string) => Papa.parse(csv, { header: true }).data
    await expect.poll(async () => rows((await savedText(page, 'CSV as shown')).text)).toEqual(rows(file))
  })
})
