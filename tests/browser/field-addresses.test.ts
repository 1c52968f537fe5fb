import { describe, expect, it } from 'vitest'
import { desktop, fieldRow, gridRun, hashOf, isSelected } from './support/block-page.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser({ isAppKept: true })

describe('the address of a field', () => {
  it('is set by a click in the grid, and survives a reload', async () => {
    const { page } = await openSite('#/block/15', desktop)
    await gridRun(page, 'Block 15', 'money').click()
    await expect.poll(() => hashOf(page)).toBe('#/block/15?f=0004')
    await page.reload()
    await expect.poll(() => isSelected(fieldRow(page, 'Block 15', 'money'))).toBe(true)
    await expect.poll(() => isSelected(gridRun(page, 'Block 15', 'money'))).toBe(true)
  })

  it('is set by Enter in the field list, also inside a struct', async () => {
    const { page } = await openSite('#/block/01', desktop)
    await fieldRow(page, 'Running script', 'name').getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hashOf(page)).toBe('#/block/01?f=running_script.000A')
    await page.goBack()
    await expect.poll(() => hashOf(page)).toBe('#/block/01')
  })

  it('scrolls to the field, whether opened directly or from another page', async () => {
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

  it('can name a struct, which is then scrolled to', async () => {
    const { page } = await openSite('#/block/12', desktop)
    await page.getByRole('main').getByRole('link', { name: 'Number plate', exact: true }).click()
    await expect.poll(() => hashOf(page)).toBe('#/block/12?f=number_plate')
    const heading = page.getByRole('heading', { name: 'Number plate' })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200)
  })

  it('leads through an array into its struct, and shows the meaning of enumerated values', async () => {
    const { page } = await openSite('#/block/25?f=053D', desktop)
    await expect.poll(() => isSelected(fieldRow(page, 'Block 25', 'doors'))).toBe(true)
    const row = fieldRow(page, 'Door', 'flags')
    expect(await row.textContent()).toContain('0x053C')
    expect(await row.textContent()).toContain('block25.doors[222].flags')
    await row.getByText('door shows a marker and works').waitFor()
  })

  it('shows the offset of the exact element in the file', async () => {
    const visit = await openSite('#/block/03?f=1B12', desktop)
    const row = fieldRow(visit.page, 'Position', 'y')
    await expect.poll(() => row.textContent()).toContain('garages[22].position.y')
    expect(await row.textContent()).toMatch(/In the file\s*0x1B0F after the 4th BLOCK marker/)
    await goTo(visit, '#/block/00?f=0004')
    await expect
      .poll(() => fieldRow(visit.page, 'Block 00', 'save_name').textContent())
      .toMatch(/In the file\s*0x00009/)
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

describe('the offset box', () => {
  it('selects the field at an offset of the block or the file, also in the address', async () => {
    const { page } = await openSite('#/block/00', desktop)
    const box = page.getByRole('textbox', { name: 'Look up offset' })
    await box.fill('0x00A8')
    await box.press('Enter')
    await expect.poll(() => hashOf(page)).toBe('#/block/00?f=00A8')
    await expect.poll(() => isSelected(fieldRow(page, 'Block 00', 'weather_old'))).toBe(true)
    await box.fill('317FC')
    await box.press('Enter')
    await page.getByText('Offsets in this block go from 0000 to 0137').waitFor()
    await box.fill('000AD') // block 00 starts at 5 in every save
    await box.press('Enter')
    await expect.poll(() => hashOf(page)).toBe('#/block/00?f=00AD')
  })
})

describe('a byte that is selected in the grid', () => {
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

  it('opens in a new tab by a click with Ctrl, and the page stays', async () => {
    const { page } = await openSite('#/block/00', desktop)
    const run = gridRun(page, 'Block 00', 'weather_old')
    await Promise.all([page.context().waitForEvent('page'), run.click({ modifiers: ['ControlOrMeta'] })])
    expect(hashOf(page)).toBe('#/block/00')
  })
})
