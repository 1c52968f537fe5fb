import { describe, expect, it } from 'vitest'
import { active, columnsOfGrid, fieldRow, gridRun, spilledLabels } from './support/block-page.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  hrefsOf,
  phone,
  regionIn,
  siteFile,
  waitForText,
  waitUntilGone,
  wideDesktop,
} from './support/page.ts'

shareApp()

describe('a block page', () => {
  it('contains its tables once the page is idle, so that the browser can search them', async () => {
    const page = await openSite('#/block/01', { savesData: false })
    await page.getByText('Tagging up Turf').first().waitFor({ state: 'attached' })
  })

  it.each([
    ['#/block/03?f=1B12', 'Position'],
    ['#/block/12?f=0271', 'Position (eighths of a metre)'],
    ['#/block/06?places.row=3', 'Pickup locations'],
  ])('at %s highlights the section of what the address names', async (route, title) => {
    const page = await openSite(route, phone)
    const entry = page.locator('nav[aria-label="On this page"] [aria-current]')
    await expect.poll(() => entry.textContent()).toBe(title)
    await expect
      .poll(() => entry.evaluate(element => element.getBoundingClientRect().right))
      .toBeLessThanOrEqual(phone.viewport.width)
  })

  it('links to the next and the previous block', async () => {
    const page = await openSite('#/block/06')
    const links = page.getByRole('navigation', { name: 'Neighbouring blocks' }).getByRole('link')
    expect(await hrefsOf(links)).toEqual(['#/block/05', '#/block/08'])
  })

  it('shows how to find the block in any save', () => {
    expect(siteFile('block-15.html')).toContain('<dd>after the 16th BLOCK marker</dd>')
    expect(siteFile('block-01.html')).toContain('<dd>at 00142 in every save</dd>')
  })
})

describe('grid and field list', () => {
  it('highlight what the pointer is on, in both directions', async () => {
    const page = await openSite('#/block/15', wideDesktop)
    const run = gridRun(page, 'Block 15', 'money')
    const row = fieldRow(page, 'Block 15', 'money')
    await run.hover()
    await active(row).waitFor()
    await fieldRow(page, 'Block 15', 'size').hover()
    await waitUntilGone(active(row))
    await row.hover()
    await active(run).waitFor()
  })

  it('do not move under the pointer', async () => {
    const page = await openSite('#/block/27', wideDesktop)
    const block = regionIn(page, 'Block layout')
    const height = () => block.evaluate(element => element.clientHeight)
    const before = await height()
    await gridRun(page, 'Block 27', 'markers').hover()
    expect(await height()).toBe(before)
  })

  it('highlight what has the focus, in both directions, with one Tab stop in the grid', async () => {
    const page = await openSite('#/block/15', wideDesktop)
    await gridRun(page, 'Block 15', 'size').focus()
    await page.keyboard.press('ArrowRight')
    await active(fieldRow(page, 'Block 15', 'money')).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('size')
    await fieldRow(page, 'Block 15', 'car_density').getByRole('link').first().focus()
    await active(gridRun(page, 'Block 15', 'car_density')).waitFor()
  })

  it('have 16 bytes in a row, 8 on a phone, and no name or number that leaves its part', async () => {
    const page = await openSite('#/block/00', wideDesktop)
    const columns: Record<number, number> = {}
    const spilled: string[] = []
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      columns[width] = await columnsOfGrid(page)
      spilled.push(...(await spilledLabels(page)))
    }
    expect(columns).toEqual({ 1440: 16, 768: 16, 390: 8 })
    expect(spilled).toEqual([])
  })
})

describe('the other tables of a block page', () => {
  it('show both addresses of every door', async () => {
    const page = await openSite('#/block/25?doors.q=222', wideDesktop)
    const row = regionIn(page, 'Doors by number, rows').getByRole('row').filter({ hasText: '053A' })
    expect(await row.textContent()).toMatch(/053A.*053E.*0538.*053C/)
  })

  it('link to the bytes they mention', async () => {
    const page = await openSite('#/block/16?stats.q=Max Health', wideDesktop)
    await regionIn(page, 'Statistics, rows').getByRole('link', { name: '0060' }).click()
    await waitForText(fieldRow(page, 'Block 16', 'float_stats'), 'max_health')
  })
})

it('the sample bytes are shown in the grid and, decoded, in the field list when switched on, and the setting is stored', async () => {
  const page = await openSite('#/block/15', wideDesktop)
  const money = fieldRow(page, 'Block 15', 'money')
  expect(await money.textContent()).not.toContain('Sample')
  await page.getByRole('checkbox', { name: 'Show sample bytes' }).check()
  await waitForText(money, '33 04 00 00 = 1,075')
  await waitForText(gridRun(page, 'Block 15', 'money'), '33040000')
  await page.reload()
  await waitForText(money, '33 04 00 00 = 1,075')
  await page.getByRole('checkbox', { name: 'Show sample bytes' }).uncheck()
  await expect.poll(() => money.textContent()).not.toContain('Sample')
})
