import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { settle } from './support/settle.ts'

shareBrowser()

/** Texts of a column of the first table, group headings left out. */
function columnTexts(page: Page, header: string): Promise<string[]> {
  return page.evaluate(name => {
    const table = document.querySelector('table')
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(head => head.textContent?.trim())
    const rows = [...(table?.querySelectorAll('tbody tr:not([hidden]):has(td)') ?? [])]
    return rows.map(row => row.children[heads.indexOf(name)]?.textContent ?? '')
  }, header)
}
const hash = (page: Page) => new URL(page.url()).hash

describe('sorting', () => {
  it('by a press on a header goes up, down and back to the order of the page', async () => {
    const { page } = await openSite('#/threads')
    const original = await columnTexts(page, 'Code')
    const header = page.getByRole('columnheader', { name: 'Code' })
    await header.getByRole('button').click()
    const codes = original.map(Number)
    const up = [...codes].sort((a, b) => a - b)
    await expect.poll(async () => (await columnTexts(page, 'Code')).map(Number)).toEqual(up)
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending')
    await header.getByRole('button').press('Enter')
    await expect.poll(async () => (await columnTexts(page, 'Code')).map(Number)).toEqual([...up].reverse())
    await header.getByRole('button').press('Space')
    await expect.poll(() => columnTexts(page, 'Code')).toEqual(original)
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('none')
  })

  it('takes hex as numbers', async () => {
    const { page } = await openSite('#/threads?sort=firstHex')
    const values = (await columnTexts(page, 'First')).map(text => Number.parseInt(text, 16))
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  it('puts empty cells last in both directions', async () => {
    for (const sort of ['skillOffsetHex', '-skillOffsetHex']) {
      const { page } = await openSite(`#/weapons?sort=${sort}`)
      const texts = await columnTexts(page, 'Skill')
      const firstEmpty = texts.indexOf('')
      expect(firstEmpty).toBeGreaterThan(0)
      expect(texts.slice(firstEmpty).every(text => text === '')).toBe(true)
    }
  })

  it('by another column dissolves the groups', async () => {
    const { page } = await openSite('#/vtypes')
    const groups = page.locator('table').first().locator('th[scope="rowgroup"]')
    expect(await groups.allTextContents()).toEqual([
      'Bikes (13)',
      'Cars (147)',
      'Trailers (9)',
      'Boats (11)',
      'Helicopters (9)',
      'Planes (11)',
      'RC (6)',
    ])
    await page.getByRole('columnheader', { name: 'Name' }).first().getByRole('button').click()
    await expect.poll(() => groups.filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Show groups' }).click()
    await expect.poll(() => groups.filter({ visible: true }).count()).toBe(7)
    await expect.poll(() => hash(page)).toBe('#/vtypes')
  })
})

/** Marks the first rows of the first table, to see later whether they are still the same elements. */
function markRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const row of document.querySelectorAll('tbody tr')) Reflect.set(row, 'isOld', true)
  })
}
const countNewRows = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('tbody tr')].filter(row => !Reflect.get(row, 'isOld')).length,
  )

describe('a long table', () => {
  it('draws its first rows at once and soon all, in an order that holds to the end', async () => {
    const { page } = await openSite('#/locations')
    await expect.poll(async () => (await columnTexts(page, 'Number')).length).toBe(376)
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').press('Enter')
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').press('Enter')
    const downwards = Array.from({ length: 376 }, (_, index) => String(375 - index))
    await expect.poll(() => columnTexts(page, 'Number')).toEqual(downwards)
  })

  it('keeps its rows while the reader sorts and filters', async () => {
    const { page } = await openSite('#/locations')
    await expect.poll(async () => (await columnTexts(page, 'Number')).length).toBe(376)
    await markRows(page)
    await page.getByRole('button', { name: 'Marker', exact: true }).press('Enter')
    await page.getByRole('searchbox', { name: 'Filter rows' }).fill('ammu')
    await expect.poll(async () => (await columnTexts(page, 'Number')).length).toBeLessThan(40)
    await page.getByRole('searchbox', { name: 'Filter rows' }).fill('')
    await expect.poll(async () => (await columnTexts(page, 'Number')).length).toBe(376)
    expect(await countNewRows(page)).toBe(0)
  })

  it('is where it was when the reader comes back', async () => {
    const visit = await openSite('#/locations')
    const { page } = visit
    const rows = page.getByRole('region', { name: 'Locations, rows' })
    /** The row under the head of the table: heights of rows may be estimates, which row it is may not. */
    const readTopRow = () =>
      rows.evaluate(element => {
        const { top } = element.getBoundingClientRect()
        const lines = [...element.querySelectorAll<HTMLElement>('tr[data-line]')]
        return lines.find(line => line.getBoundingClientRect().bottom > top + 60)?.dataset.line
      })
    await rows.evaluate(element => element.scrollTo(0, 3000))
    await settle(visit)
    const seen = await readTopRow()
    expect(Number(seen)).toBeGreaterThan(20)
    await page.getByRole('link', { name: 'Garages', exact: true }).click()
    await page.getByRole('heading', { name: 'Garages', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(readTopRow).toBe(seen)
    await page.evaluate(() => window.scrollTo(0, 100))
    await settle(visit)
    await page.reload()
    await expect.poll(readTopRow).toBe(seen)
    expect(await page.evaluate(() => window.scrollY)).toBe(100)
  })

  it('leaves presses with a key held to the browser, and takes all others into the page', async () => {
    const { page } = await openSite('#/locations?q=police')
    const link = page.getByRole('link', { name: '0', exact: true })
    // Where the new tab leads is the link's own address: the browser without windows does not always say it.
    expect(await link.getAttribute('href')).toBe('#/locations?row=0')
    await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
    expect(hash(page)).toBe('#/locations?q=police')
    await link.click()
    await expect.poll(() => hash(page)).toBe('#/locations?q=police&row=0')
  })
})

describe('filtering', () => {
  it('understands ids in hex', async () => {
    const { page } = await openSite('#/vtypes?q=0x243')
    expect(await columnTexts(page, 'ID')).toEqual(['579'])
  })

  it('finds words in any column, counts them and keeps every typed letter in the address', async () => {
    const { page } = await openSite('#/vtypes')
    await page.getByRole('searchbox', { name: 'Filter rows' }).first().pressSequentially('cars cheetah')
    await expect.poll(() => columnTexts(page, 'Name')).toEqual(['Cheetah'])
    await expect.poll(() => hash(page)).toBe('#/vtypes?q=cars+cheetah')
    await page.getByRole('status').getByText('1 of 206 rows', { exact: true }).waitFor()
  })

  it('survives a reload', async () => {
    const { page } = await openSite('#/vtypes?q=cheetah&sort=-id')
    await page.reload()
    await expect.poll(() => columnTexts(page, 'Name')).toEqual(['Cheetah'])
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('cheetah')
  })

  it('comes back with the back button', async () => {
    const { page } = await openSite('#/vtypes?q=cheetah')
    await page.getByRole('link', { name: 'Garages', exact: true }).click()
    await page.getByRole('heading', { name: 'Garages', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => columnTexts(page, 'Name')).toEqual(['Cheetah'])
  })

  it('says when nothing matches and resets by a button', async () => {
    const { page } = await openSite('#/threads?q=no+such+thread')
    expect(await page.locator('main').textContent()).toContain('No row matches')
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expect.poll(async () => (await columnTexts(page, 'Name')).length).toBe(27)
    await expect.poll(() => hash(page)).toBe('#/threads')
  })

  it('ignores unknown and broken parts of the address', async () => {
    const { page } = await openSite('#/threads?sort=nope&code=abc&cols=x.y&row=%00&__proto__=1')
    expect((await columnTexts(page, 'Name')).length).toBe(27)
  })

  it('offers a list with counts for few values, and a range for numbers', async () => {
    const { page } = await openSite('#/weapons')
    await page.getByRole('button', { name: 'Column filters' }).click()
    await page.getByRole('group', { name: 'Slot' }).getByRole('checkbox', { name: /^2 / }).check()
    await expect.poll(async () => new Set(await columnTexts(page, 'Slot'))).toEqual(new Set(['2']))
    await page.getByRole('textbox', { name: 'ID, from' }).fill('17')
    await expect.poll(async () => (await columnTexts(page, 'ID')).includes('00')).toBe(false)
    await expect.poll(() => hash(page)).toContain('idHex=17..')
    expect(hash(page)).toContain('slot=2')
  })

  it('shows hidden columns on demand', async () => {
    const { page } = await openSite('#/vtypes')
    expect(await page.getByRole('columnheader', { name: 'Model' }).count()).toBe(0)
    await page
      .getByRole('button', { name: /^Columns/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: 'Model' }).check()
    await page.getByRole('columnheader', { name: 'Model' }).waitFor()
    await expect.poll(() => hash(page)).toContain('cols=')
  })
})

/** Whether an element lies within the window. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

describe('a link to a row', () => {
  it('marks the row and brings it into view', async () => {
    const { page } = await openSite('#/pickups?row=1277')
    const row = page.locator('tr[aria-current="true"]')
    expect(await row.textContent()).toMatch(/^1277/)
    await expect.poll(() => row.evaluate(isInWindow)).toBe(true)
  })

  it('shows a card above the table where there is more to say', async () => {
    const { page } = await openSite('#/locations?row=370')
    const heading = page.getByRole('heading', { name: /^Location 370/ })
    await expect.poll(() => heading.evaluate(isInWindow)).toBe(true)
    await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /^Close Location 370/ }).click()
    await expect.poll(() => hash(page)).toBe('#/locations')
  })

  it('shows what a chosen vehicle takes', async () => {
    const { page } = await openSite('#/vtypes?row=560')
    const card = page.getByRole('region', { name: 'Sultan (560)' })
    await card.waitFor()
    expect(await card.getByRole('link', { name: /exh_a_s/ }).count()).toBeGreaterThan(0)
  })
})
