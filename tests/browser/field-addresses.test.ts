import { describe, expect, it } from 'vitest'
import { fieldRow, gridRun, selected } from './support/block-page.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  boxOf,
  buttonIn,
  exactly,
  hashOf,
  linkIn,
  phone,
  regionIn,
  scrollTop,
  waitForCopy,
  waitForHash,
  waitUntilGone,
  waitUntilInView,
  wideDesktop,
  withClipboard,
} from './support/page.ts'

shareApp()

describe('the address of a field', () => {
  it('is set by a click in the grid, and survives a reload', async () => {
    const page = await openSite('#/block/15', wideDesktop)
    await gridRun(page, 'Block 15', 'money').click()
    await waitForHash(page, '#/block/15?f=0004')
    await page.reload()
    await selected(fieldRow(page, 'Block 15', 'money')).waitFor()
    await selected(gridRun(page, 'Block 15', 'money')).waitFor()
  })

  it('is set by Enter in the field list, also inside a struct', async () => {
    const page = await openSite('#/block/01', wideDesktop)
    await fieldRow(page, 'Running script', 'name').getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await waitForHash(page, '#/block/01?f=running_script.000A')
    await page.goBack()
    await waitForHash(page, '#/block/01')
  })

  it('scrolls to the field that is opened directly', async () => {
    const page = await openSite('#/block/01?f=running_script.00E6', wideDesktop)
    await waitUntilInView(fieldRow(page, 'Running script', 'stack_offsets'))
  })

  it('can name a struct, which is then scrolled to', async () => {
    const page = await openSite('#/block/12', wideDesktop)
    await linkIn(page.getByRole('main'), 'Number plate', exactly).click()
    await waitForHash(page, '#/block/12?f=number_plate')
    await waitUntilInView(page.getByRole('heading', { name: 'Number plate' }))
  })

  it('keeps the filter of a table', async () => {
    const page = await openSite('#/block/20?tags.q=kilo', wideDesktop)
    await fieldRow(page, 'Block 20', 'paint').getByRole('link').first().click()
    await waitForHash(page, '#/block/20?tags.q=kilo&f=0004')
  })

  it('offers offset and path to copy', async () => {
    const page = await openSite('#/block/15?f=0004', { ...wideDesktop, ...withClipboard })
    await buttonIn(page, 'Copy offset').click()
    await waitForCopy(page, '0x0004')
    await buttonIn(page, 'Copy path').click()
    await waitForCopy(page, 'block15.money')
  })
})

it('the offset box selects the field at an offset of the block or the file, also in the address', async () => {
  const page = await openSite('#/block/00', wideDesktop)
  const box = page.getByRole('textbox', { name: 'Look up offset' })
  await box.fill('0x00A8')
  await box.press('Enter')
  await waitForHash(page, '#/block/00?f=00A8')
  await selected(fieldRow(page, 'Block 00', 'weather_old')).waitFor()
  await box.fill('317FC')
  await box.press('Enter')
  await page.getByText('Offsets in this block go from 0000 to 0137').waitFor()
})

describe('a byte that is selected in the grid', () => {
  it('opens a card and does not move the page; Escape closes it', async () => {
    const page = await openSite('#/block/00', phone)
    const run = gridRun(page, 'Block 00', 'weather_old')
    await run.scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    await run.click()
    const card = regionIn(page, 'Field weather_old')
    await card.waitFor()
    const { y, height } = await boxOf(card)
    expect(y + height, 'lower edge of the card').toBeCloseTo(phone.viewport.height - 12, 0)
    expect(await scrollTop(page)).toBe(before)
    await page.keyboard.press('Escape')
    await waitUntilGone(card)
    await waitForHash(page, '#/block/00')
  })

  it('opens in a new tab by a click with Ctrl, and the page stays', async () => {
    const page = await openSite('#/block/00', wideDesktop)
    const run = gridRun(page, 'Block 00', 'weather_old')
    await Promise.all([page.context().waitForEvent('page'), run.click({ modifiers: ['ControlOrMeta'] })])
    expect(hashOf(page)).toBe('#/block/00')
  })
})
