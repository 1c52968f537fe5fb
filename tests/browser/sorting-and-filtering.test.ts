import { describe, expect, it } from 'vitest'
import { columnTexts, waitForColumn } from './support/first-table.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  boxOf,
  buttonIn,
  columnHeader,
  exactly,
  filterField,
  hashOf,
  linkIn,
  waitForHash,
  waitForTitle,
  waitUntilGone,
} from './support/page.ts'

shareApp()

describe('sorting', () => {
  it('by clicks on a header is ascending, descending, then back to the order of the page', async () => {
    const page = await openSite('#/threads')
    const original = await columnTexts(page, 'Code')
    const header = columnHeader(page, 'Code')
    await header.getByRole('button').click()
    const up = original.toSorted((a, b) => Number(a) - Number(b))
    await waitForColumn(page, 'Code', up)
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending')
    await header.getByRole('button').press('Enter')
    await waitForColumn(page, 'Code', up.toReversed())
    await header.getByRole('button').press('Space')
    await waitForColumn(page, 'Code', original)
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('none')
  })

  it('puts empty cells last, also downwards', async () => {
    const page = await openSite('#/weapons?sort=-skillOffsetHex')
    const texts = await columnTexts(page, 'Skill')
    const firstEmpty = texts.indexOf('')
    expect(firstEmpty).toBeGreaterThan(1)
    expect(new Set(texts.slice(firstEmpty))).toEqual(new Set(['']))
  })

  it('by another column hides the groups', async () => {
    const page = await openSite('#/vtypes')
    const groups = page.locator('table').first().locator('th[scope="rowgroup"]')
    const count = await groups.count()
    expect(await groups.first().textContent()).toMatch(/^Bikes \(\d+\)$/)
    const type = columnHeader(page, 'Type').first()
    const width = async () => (await boxOf(type)).width
    expect(await width()).toBeLessThan(2) // the group headings show the value; each row repeats it for screen readers
    await columnHeader(page, 'Name').first().getByRole('button').click()
    await expect.poll(width).toBeGreaterThan(40)
    await waitUntilGone(groups.filter({ visible: true }))
    await buttonIn(page, 'Restore').click()
    await expect.poll(() => groups.filter({ visible: true }).count()).toBe(count)
    await waitForHash(page, '#/vtypes')
  })
})

describe('filtering', () => {
  it('finds words in any column, counts the rows, and keeps the text in the address, on reload and Back', async () => {
    const page = await openSite('#/vtypes')
    const filter = filterField(page)
    await filter.pressSequentially('cars cheetah')
    await waitForColumn(page, 'Name', ['Cheetah'])
    await waitForHash(page, '#/vtypes?q=cars+cheetah')
    await page.getByRole('status').getByText('1 of 206 rows', { exact: true }).waitFor()
    await page.reload()
    await waitForColumn(page, 'Name', ['Cheetah'])
    expect(await filter.inputValue()).toBe('cars cheetah')
    await linkIn(page, 'Garages', exactly).click()
    await waitForTitle(page, 'Garages')
    await page.goBack()
    await waitForColumn(page, 'Name', ['Cheetah'])
  })

  it('keeps a letter typed after the address is written and before it is rendered', async () => {
    const page = await openSite('#/vtypes')
    const filter = filterField(page)
    await filter.evaluate((field: HTMLInputElement) => {
      const type = (text: string) => document.execCommand('insertText', false, text)
      const write = history.replaceState
      history.replaceState = (...state) => {
        history.replaceState = write
        history.replaceState(...state)
        queueMicrotask(() => type('h'))
      }
      field.focus()
      type('cheeta')
    })
    await waitForHash(page, '#/vtypes?q=cheetah')
    expect(await filter.inputValue()).toBe('cheetah')
  })

  it('forgets text just typed when Back returns to an address that the table wrote', async () => {
    const page = await openSite('#/locations')
    const filter = filterField(page)
    await filter.fill('police')
    await waitForHash(page, '#/locations?q=police')
    await linkIn(page, 'Los Santos Police Department', exactly).click()
    await waitForHash(page, '#/locations?q=police&row=0')
    await filter.evaluate((field: HTMLInputElement) => {
      field.focus()
      document.execCommand('insertText', false, 'x')
      history.back()
    })
    await waitForHash(page, '#/locations?q=police')
    await expect.poll(() => filter.inputValue()).toBe('police')
    await page.waitForTimeout(300) // longer than the delay before the text is written to the address
    expect(hashOf(page)).toBe('#/locations?q=police')
  })

  it('shows when nothing matches, with a button to reset', async () => {
    const page = await openSite('#/threads?q=no+such+thread&sort=nope')
    expect(await page.locator('main').textContent()).toContain('No row matches')
    await buttonIn(page, 'Reset filters').click()
    await expect.poll(async () => (await columnTexts(page, 'Name')).length).toBe(27)
    await waitForHash(page, '#/threads')
  })

  it('offers lists with counts and ranges below its chips, which clear them', async () => {
    const page = await openSite('#/weapons')
    await buttonIn(page, 'Filters', exactly).click()
    const chips = page.getByRole('group', { name: 'Filters' })
    await page.getByRole('group', { name: 'Slot' }).getByRole('checkbox', { name: /^2 / }).check()
    await expect.poll(async () => new Set(await columnTexts(page, 'Slot'))).toEqual(new Set(['2']))
    await buttonIn(chips, 'ID', exactly).click()
    expect(await page.getByRole('group', { name: 'Slot' }).count()).toBe(0)
    await page.getByRole('textbox', { name: 'ID, from' }).fill('17')
    await expect.poll(async () => (await columnTexts(page, 'ID')).includes('00')).toBe(false)
    await waitForHash(page, /idHex=17\.\./)
    await buttonIn(chips, 'ID: 17 –', exactly).waitFor()
    await buttonIn(chips, 'Clear filter: Slot').click()
    await waitForHash(page, '#/weapons?idHex=17..')
    await buttonIn(chips, 'Slot', exactly).waitFor()
  })

  it('marks a hex column once', async () => {
    const page = await openSite('#/savehouses')
    await buttonIn(page, 'Filters', exactly).nth(1).click()
    const chips = page.getByRole('group', { name: 'Filters' })
    await buttonIn(chips, 'X (hex)', exactly).click()
    await page.getByRole('group', { name: 'X (hex)', exact: true }).waitFor()
  })

  it('shows hidden columns on request', async () => {
    const page = await openSite('#/vtypes')
    const model = columnHeader(page, 'Model')
    expect(await model.count()).toBe(0)
    await buttonIn(page, /^Columns/)
      .first()
      .click()
    await page.getByRole('checkbox', { name: 'Model' }).check()
    await model.waitFor()
    await waitForHash(page, /cols=/)
  })
})
