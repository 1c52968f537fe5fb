import { describe, expect, it } from 'vitest'
import { toHex } from '#shared/number.ts'
import { offsetOf, parseSave } from '../../src/generated/gtasa-save/index.js'
import { expectAccessible } from './support/axe.ts'
import { fieldRow } from './support/block-page.ts'
import { card, map } from './support/map-page.ts'
import { goTo } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { bar, open, openOn, save, withValue, withValues } from './support/own-save.ts'
import { buttonIn, columnHeader, exactly, linkIn, regionIn, typeQuery, waitForHash } from './support/page.ts'
import { visitOf } from './support/visit.ts'

shareBrowser()

describe('a save that a user opens', () => {
  it('gives tables a column, is sent and stored nowhere, and is gone when it is closed', async () => {
    const page = await openSite('#/checklist')
    const { requests } = visitOf(page)
    const header = columnHeader(page, 'Your save')
    expect(await header.count()).toBe(0)
    await open(page, save)
    await bar(page).getByText('“Synthetic”').waitFor()
    expect(await bar(page).innerText()).toContain('GTASAsf3.b')
    await header.first().waitFor()
    expect(await page.locator('main').innerText()).toMatch(/\d+ of 187 rows are done/)
    await expectAccessible(page, 'html')

    const afterOpening = requests.length
    await goTo(page, '#/checklist?yourSave=not+done')
    expect(page.url()).not.toContain('GTASAsf3')
    await goTo(page, '#/block/25')
    await page.getByText('in your save').first().waitFor()
    const own = requests
      .slice(afterOpening)
      .filter(url => !/\/(assets|data)\/[\w.-]+$/.test(new URL(url).pathname))
    expect(own).toEqual([]) // only files of the site
    const { 'scroll positions': positions = '', ...others } = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide')) // which stores the positions of pages
      return { ...localStorage, ...sessionStorage }
    })
    expect(others).toEqual({})
    const isPosition = ([entry, top]: [string, unknown]) =>
      /^\w+ \/[\w/]*$/.test(entry) && Number.isFinite(top)
    const entries: [string, unknown][] = JSON.parse(positions)
    expect(entries.filter(entry => !isPosition(entry))).toEqual([])

    await buttonIn(bar(page), 'Close').click()
    await page.getByText('in your save').first().waitFor({ state: 'detached' })
    expect(await bar(page).count()).toBe(0)
  })

  it('is what the overview draws, with the offsets of its own blocks and values with separators', async () => {
    const page = await openSite('#/')
    await open(page, { ...save, buffer: withValue('block15.money', 1_910_032) })
    const main = page.getByRole('main')
    await main.getByText(/^The [\d,]+ bytes of GTASAsf3\.b,/).waitFor()
    expect(await main.innerText()).toContain('All pages show the values and offsets of GTASAsf3.b.')
    const start = toHex(offsetOf(parseSave(save.buffer), 'block15'), 5)
    const row = page.getByRole('row', { name: `15 ${start} 44 Player info` })
    await row.waitFor()
    await expectAccessible(page, 'main')

    await goTo(page, '#/block/15?f=0004')
    await page.getByText('10 25 1D 00 = 1,910,032').first().waitFor()

    await goTo(page, '#/')
    await buttonIn(bar(page), 'Close').click()
    await main.getByText(/^The 202,752 bytes of a typical save \(made indoors\),/).waitFor()
    expect(await columnHeader(page, 'In your file').count()).toBe(0)
  })

  it('gives recipes its bytes, and is compared with a second one until it is closed', async () => {
    const page = await openSite('#/recipes?row=set-money')
    await open(page, save)
    const recipe = regionIn(page, 'Set the money', exactly)
    await recipe.getByText('Applies to your save').waitFor()
    const bytes = regionIn(recipe, /^Bytes of GTASAsf3\.b/).getByRole('row')
    expect(await bytes.nth(1).innerText()).toMatch(/^0x[\dA-F]{5}\s+.*block15\.money\b/s)
    expect(await bytes.last().innerText()).toContain('checksum')
    expect(await recipe.innerText()).toContain('npx gtasa-save recipe GTASAsf3.b set-money --out NEW-FILE')
    await expectAccessible(page, 'main')

    await goTo(page, '#/compare')
    const second = buttonIn(page.getByRole('main'), 'Open a second save')
    await open(page, { ...save, name: 'after.b', buffer: withValue('block15.money', 99) }, second)
    const row = page.getByRole('row', { name: /block15\.money / })
    await row.waitFor()
    expect(await row.innerText()).toMatch(/\b99\b/)
    expect(await linkIn(row, 'block15.money').getAttribute('href')).toBe('#/block/15?f=0004')
    expect(page.url()).toMatch(/#\/compare$/)
    await expectAccessible(page, 'main')

    await buttonIn(bar(page), 'Close').click()
    await row.waitFor({ state: 'detached' })
    expect(await page.locator('main').innerText()).not.toMatch(/GTASAsf3|after\.b/)
  })

  it('is reached from the rows of tables, by their offsets in the file', async () => {
    const page = await openOn('#/weapons')
    const offset = page
      .getByRole('row', { name: /Sawnoff Shotgun/ })
      .getByRole('link', { name: /^[\dA-F]{5}$/ })
    await offset.last().waitFor()
    const parsed = parseSave(save.buffer)
    const at = offsetOf(parsed, 'block02.players[0].weapons[3].ammo_total')
    const link = offset.filter({ hasText: toHex(at, 5) })
    expect(await link.getAttribute('href')).toBe(`#/block/02?f=${toHex(at - offsetOf(parsed, 'block02'))}`)
  })

  it('leads from a garage on the map to the vehicle in it', async () => {
    const page = await openSite('#/map')
    const rhino = 'block03.stored_cars[25]'
    await open(page, { ...save, buffer: withValue(`${rhino}.model`, 432) })
    await linkIn(map(page), 'Garage: Rhino').click()
    const parsed = parseSave(save.buffer)
    const offset = offsetOf(parsed, rhino) - offsetOf(parsed, 'block03')
    const link = linkIn(card(page, 'Garage: Rhino'), 'Row in the table')
    expect(await link.getAttribute('href')).toBe(`#/block/03?f=${toHex(offset)}`)
  })

  it('leads from a zone of the map to the densities of its gangs', async () => {
    const page = await openSite('#/map?layer=zones&id=GAN1')
    const ganton = {
      'block10.zones[7].label': 'GAN1',
      'block10.zones[7].info_index': 3,
      'block10.zone_infos[3].gang_strength[1]': 40,
    }
    await open(page, { ...save, buffer: withValues(ganton) })
    const link = linkIn(card(page, 'Ganton'), /Grove Street Families: density 40/)
    expect(await link.getAttribute('href')).toMatch(/^#\/block\/10\?f=[\dA-F]{4}$/)
  })

  it('fills in the element of a list that an address leads to', async () => {
    const page = await openSite('#/block/03?f=0379')
    await open(page, { ...save, buffer: withValues({ 'block03.stored_cars[13].model': 411 }) })
    const car = regionIn(page, 'Stored car', exactly)
    await car.getByText('block03.stored_cars[13]', exactly).first().waitFor()
    const model = fieldRow(page, 'Stored car', 'model')
    await expect.poll(() => model.innerText()).toMatch(/^0379\b.*Your save 9B 01 = 411/s)
    const mods = fieldRow(page, 'Stored car', 'mods')
    expect(await mods.innerText()).toMatch(/^037B\b/)
    await linkIn(mods, 'mods', exactly).click() // the same car
    await waitForHash(page, '#/block/03?f=037B')

    await goTo(page, '#/block/20?f=003D')
    const paint = fieldRow(page, 'Block 20', 'paint')
    await paint.getByText('003D is element 57').waitFor()
    expect(await paint.innerText()).toMatch(/003D is element 57\s+Your save [\dA-F]{2} = \d+/)
  })

  it('says in the card of a variable what is found and done', async () => {
    const page = await openSite('#/variables?row=2980')
    const [slot, uses] = [7, 1]
    const oyster = {
      [`block06.pickups[${slot}].type`]: 3,
      [`block06.pickups[${slot}].reference`]: uses,
      'block01.globals[2980]': uses * 2 ** 16 + slot,
    }
    await open(page, { ...save, buffer: withValues(oyster) })
    const details = page.locator('section[data-card]')
    const pickup = linkIn(details, 'not collected')
    expect(await pickup.getAttribute('href')).toBe('#/block/06?f=00E0')

    await goTo(page, '#/variables?row=450')
    await details.getByText('Not done in your save').waitFor()
  })

  it('answers an offset in the search with its own field', async () => {
    const page = await openOn('#/weapons')
    await typeQuery(page, '0x0009')
    const first = page.getByRole('group', { name: 'In your save' }).getByRole('option').first()
    expect(await first.innerText()).toContain('Block 00: save_name = “Synthetic”')
  })
})
