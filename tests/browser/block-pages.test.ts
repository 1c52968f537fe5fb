import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, showAll } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

const desktop = { viewport: { width: 1440, height: 900 } }

/** Row of the field list of a struct, by the name of the field. Roles of all elements of a long page take long to find. */
function fieldRow(page: Page, struct: string, name: string): Locator {
  const link = page.locator('a[href]').getByText(name, { exact: true })
  return page.locator(`ol[aria-label="Fields of ${struct}"] > li`).filter({ has: link, visible: true })
}

/** The link of a field in the byte grid of a struct. */
function gridRun(page: Page, struct: string, name: string): Locator {
  const grid = page.locator(`figure[aria-label="Bytes of ${struct}"]`)
  return grid.getByTitle(new RegExp(`^[0-9A-F]+ ${name}:`)).and(page.locator('a[href]:visible'))
}

const isActive = (locator: Locator) => locator.evaluate(element => 'active' in element.dataset)
const isChosen = (locator: Locator) => locator.evaluate(element => 'chosen' in element.dataset)
const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

async function columnsOfGrid(page: Page): Promise<number> {
  const columns = await page
    .getByRole('figure', { name: /^Bytes of/ })
    .first()
    .evaluate(grid => getComputedStyle(grid).gridTemplateColumns)
  return columns.split(' ').length - 1 // the first one holds the offsets
}

describe('a block page', () => {
  it('stays small: 20,000 flags are one bar', async () => {
    const { page } = await openSite('#/block/18', desktop)
    expect(await gridRun(page, 'Block 18', 'models').textContent()).toContain('20,000')
    expect(await page.locator('main *').count()).toBeLessThan(1500)
  })

  it('leads on to the next and back to the previous one', async () => {
    const visit = await openSite('#/block/06')
    const { page } = visit
    await showAll(visit)
    const pager = page.getByRole('navigation', { name: 'Neighbouring blocks' })
    await pager.getByRole('link', { name: '08 Respawn locations' }).click()
    await page.getByRole('heading', { name: 'Block 08: Respawn locations' }).waitFor()
    await pager.getByRole('link', { name: '06 Pickups' }).click()
    await page.getByRole('heading', { name: 'Block 06: Pickups' }).waitFor()
  })

  it('says what is not a block', async () => {
    const { page } = await openSite('#/block/30')
    expect(await page.getByRole('complementary', { name: 'Not a block' }).textContent()).toContain(
      'work buffer',
    )
  })

  it('links to files that exist', async () => {
    const { page } = await openSite('#/block/15')
    const links = await page
      .locator('main a[href^="./data/"]')
      .evaluateAll(all => all.flatMap(link => (link instanceof HTMLAnchorElement ? [link.href] : [])))
    expect(links.length).toBeGreaterThanOrEqual(5)
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
  })
})

describe('grid and field list', () => {
  it('mark what the pointer is on, both ways', async () => {
    const { page } = await openSite('#/block/15', desktop)
    const run = gridRun(page, 'Block 15', 'money')
    const row = fieldRow(page, 'Block 15', 'money')
    await run.hover()
    await expect.poll(() => isActive(row)).toBe(true)
    await fieldRow(page, 'Block 15', 'size').hover()
    await expect.poll(() => isActive(row)).toBe(false)
    await row.hover()
    await expect.poll(() => isActive(run)).toBe(true)
  })

  it('keep still under the pointer', async () => {
    const { page } = await openSite('#/block/27', desktop)
    const height = () => page.locator('main').evaluate(main => main.scrollHeight)
    const before = await height()
    await gridRun(page, 'Block 27', 'markers').hover()
    expect(await height()).toBe(before)
  })

  it('mark what the focus is on, both ways', async () => {
    const { page } = await openSite('#/block/15', desktop)
    await gridRun(page, 'Block 15', 'size').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => isActive(fieldRow(page, 'Block 15', 'money'))).toBe(true)
    await fieldRow(page, 'Block 15', 'car_density').getByRole('link').first().focus()
    await expect.poll(() => isActive(gridRun(page, 'Block 15', 'car_density'))).toBe(true)
  })

  it('have one Tab stop in the grid', async () => {
    const { page } = await openSite('#/block/15', desktop)
    await gridRun(page, 'Block 15', 'size').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('size')
  })

  it('have 32 bytes in a row on a desktop, 16 on a tablet and 8 on a phone', async () => {
    const { page } = await openSite('#/block/00', desktop)
    const columns: Record<number, number> = {}
    for (const width of [1440, 1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      columns[width] = await columnsOfGrid(page)
    }
    expect(columns).toEqual({ 1440: 32, 1280: 32, 768: 16, 390: 8, 320: 8 })
  })
})

describe('the address of a field', () => {
  it('is set by a click in the grid, and survives a reload', async () => {
    const { page } = await openSite('#/block/15', desktop)
    await gridRun(page, 'Block 15', 'money').click()
    await expect.poll(() => hashOf(page)).toBe('#/block/15?f=0004')
    await page.reload()
    await expect.poll(() => isChosen(fieldRow(page, 'Block 15', 'money'))).toBe(true)
    await expect.poll(() => isChosen(gridRun(page, 'Block 15', 'money'))).toBe(true)
  })

  it('is set by Enter in the field list, also inside a struct', async () => {
    const { page } = await openSite('#/block/01', desktop)
    await fieldRow(page, 'Running script', 'name').getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hashOf(page)).toBe('#/block/01?f=running_script.000A')
    await page.goBack()
    await expect.poll(() => hashOf(page)).toBe('#/block/01')
  })

  it('scrolls to the field when it is opened, and when another page leads to it', async () => {
    const { page } = await openSite('#/block/01?f=running_script.00E6', desktop)
    const row = fieldRow(page, 'Running script', 'stack_offsets')
    const isInView = () =>
      row.evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      })
    await expect.poll(isInView).toBe(true)
    await page.goto(page.url().replace(/#.*/, '#/weapons'))
    await page.getByRole('heading', { name: 'Weapons' }).waitFor()
    await page.goto(page.url().replace(/#.*/, '#/block/01?f=running_script.00E6'))
    await row.waitFor()
    await expect.poll(isInView).toBe(true)
  })

  it('may name a struct, which is then scrolled to', async () => {
    const { page } = await openSite('#/block/12', desktop)
    await page.getByRole('main').getByRole('link', { name: 'Number plate', exact: true }).click()
    await expect.poll(() => hashOf(page)).toBe('#/block/12?f=number_plate')
    const heading = page.getByRole('heading', { name: 'Number plate' })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200)
  })

  it('names the script variable at an offset', async () => {
    const { page } = await openSite('#/block/01?f=0DD0', desktop)
    const row = fieldRow(page, 'Block 01', 'globals')
    await expect.poll(() => row.textContent()).toContain('0DD0 is element 881: save_house_number')
  })

  it('leads through an array into its struct, and shows what the numbers mean', async () => {
    const { page } = await openSite('#/block/25?f=053D', desktop)
    await expect.poll(() => isChosen(fieldRow(page, 'Block 25', 'doors'))).toBe(true)
    const row = fieldRow(page, 'Door', 'flags')
    expect(await row.textContent()).toContain('0x053C')
    expect(await row.textContent()).toContain('block25.doors[222].flags')
    await row.getByText('door shows a marker and works').waitFor()
  })

  it('is ignored when it names nothing', async () => {
    const visit = await openSite('#/block/15', desktop)
    for (const value of ['', 'FFFF', 'nope', 'vec3.0099', '%00', '__proto__.0000']) {
      await goTo(visit, `#/block/15?f=${value}`)
      expect(await visit.page.locator('[data-chosen]').count(), value).toBe(0)
    }
  })

  it('keeps the filter of a table', async () => {
    const { page } = await openSite('#/block/20?tags.q=kilo', desktop)
    await fieldRow(page, 'Block 20', 'paint').getByRole('link').first().click()
    await expect.poll(() => hashOf(page)).toBe('#/block/20?tags.q=kilo&f=0004')
  })

  it('offers offset and path to copy', async () => {
    const { page } = await openSite('#/block/15?f=0004', {
      ...desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const read = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy offset' }).click()
    await expect.poll(read).toBe('0x0004')
    await page.getByRole('button', { name: 'Copy path' }).click()
    await expect.poll(read).toBe('block15.money')
  })
})

describe('the further tables', () => {
  it('give every door both addresses', async () => {
    const { page } = await openSite('#/block/25?doors.q=222', desktop)
    const row = page
      .getByRole('region', { name: 'Doors by number, rows' })
      .getByRole('row')
      .filter({ hasText: '053A' })
    expect(await row.textContent()).toMatch(/053A.*053E.*0538.*053C/)
  })

  it('lead to the bytes they speak of', async () => {
    const { page } = await openSite('#/block/16?stats.q=Max Health', desktop)
    await page.getByRole('region', { name: 'Statistics, rows' }).getByRole('link', { name: '0060' }).click()
    await expect.poll(() => fieldRow(page, 'Block 16', 'float_stats').textContent()).toContain('max_health')
  })
})

describe('the offset box', () => {
  it('marks the field at an offset of the block or the file, in the address too', async () => {
    const { page } = await openSite('#/block/00', desktop)
    const box = page.getByRole('textbox', { name: 'What is at offset' })
    await box.fill('0x00A8')
    await box.press('Enter')
    await expect.poll(() => hashOf(page)).toBe('#/block/00?f=00A8')
    await expect.poll(() => isChosen(fieldRow(page, 'Block 00', 'weather_old'))).toBe(true)
    await box.fill('317FC')
    await box.press('Enter')
    await page.getByText('This block takes 0000 to 0137').waitFor()
  })
})

describe('the sample bytes', () => {
  it('stand in the grid and, decoded, in the field list when they are wanted, and are remembered', async () => {
    const visit = await openSite('#/block/15', desktop)
    const { page } = visit
    const money = fieldRow(page, 'Block 15', 'money')
    expect(await money.textContent()).not.toContain('Sample')
    await page.getByRole('checkbox', { name: 'Show sample bytes' }).check()
    await expect.poll(() => money.textContent()).toContain('33 04 00 00 = 1075')
    await expect.poll(() => gridRun(page, 'Block 15', 'money').textContent()).toContain('33040000')
    await page.reload()
    await expect.poll(() => money.textContent()).toContain('33 04 00 00 = 1075')
    await page.getByRole('checkbox', { name: 'Show sample bytes' }).uncheck()
    await expect.poll(() => money.textContent()).not.toContain('Sample')
  })
})

describe('a byte that is chosen in the grid', () => {
  it('opens a card and does not move the page; Escape closes it', async () => {
    const { page } = await openSite('#/block/00', { viewport: { width: 390, height: 844 } })
    const run = gridRun(page, 'Block 00', 'weather_old')
    await run.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await run.click()
    const card = page.getByRole('region', { name: 'Field weather_old' })
    await card.waitFor()
    const box = await card.boundingBox()
    expect(box && box.y + box.height, 'lower edge of the card').toBeCloseTo(844 - 12, 0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    await expect.poll(() => hashOf(page)).toBe('#/block/00')
  })
})
