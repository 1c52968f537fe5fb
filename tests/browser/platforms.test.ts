import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import {
  exactly,
  hashOf,
  linkIn,
  regionIn,
  selectedField,
  typeHash,
  waitForFocus,
  waitForTitle,
} from './support/page.ts'

shareApp()

describe('the platform of a block page', () => {
  it('is PC at first, is kept in the address with the selected field, and decides which definitions are offered', async () => {
    const page = await openSite('#/block/00?f=max_wanted_level')
    const platforms = page.getByRole('navigation', { name: 'Platform' })
    expect(await platforms.locator('[aria-current]').innerText()).toBe('PC')
    expect(await page.getByText('only on mobile').count()).toBe(0)
    await linkIn(platforms, 'Phones and tablets').click()
    await page.getByText('428 bytes in every save').waitFor()
    await page.getByText('only on mobile').first().waitFor()
    const definition = linkIn(page, 'ImHex')
    expect(await definition.getAttribute('href')).toBe('./data/gtasa-save-mobile.hexpat')
    expect(hashOf(page)).toBe('#/block/00?f=max_wanted_level&platform=mobile')
    const field = selectedField(page)
    expect(await field.innerText()).toContain('on PC')
    await linkIn(page, 'PC', exactly).click()
    await page.getByText('312 bytes in every save').waitFor()
    expect(hashOf(page)).toBe('#/block/00?f=max_wanted_level')
  })

  it('leaves the keyboard at the heading of the other page', async () => {
    const page = await openSite('#/block/15')
    await linkIn(page, 'Phones and tablets').press('Enter')
    await page.getByText('parsed to the last byte in all 6 saves').waitFor()
    await waitForFocus(page.locator('main h1'))
    await linkIn(page, 'PC', exactly).press('Enter')
    await page.getByText('parsed to the last byte in all 6 saves').waitFor({ state: 'detached' })
    await waitForFocus(page.locator('main h1'))
  })

  it('shows the bytes of a sample save of its own', async () => {
    const page = await openSite('#/block/15?platform=mobile&f=money')
    await page.getByLabel('Show sample bytes').check()
    await selectedField(page).getByText('33 04 00 00').waitFor()
    await typeHash(page, '#/block/00?platform=mobile&f=version_id')
    await selectedField(page).getByText('C3 28 77 14').waitFor()
    await linkIn(page, 'PC', exactly).click()
    await selectedField(page).getByText('75 81 DA 35').waitFor()
  })

  it('is PC for the bytes after the blocks, whatever the address names', async () => {
    const page = await openSite('#/block/30?platform=mobile')
    const note = page.getByRole('complementary', { name: 'Not a block' })
    await note.getByText('A save has 28 blocks').waitFor()
    expect(await page.getByText('saves of phones and tablets').count()).toBe(0)
  })

  it('lists recipes with the offsets of mobile', async () => {
    const page = await openSite('#/block/00?platform=mobile')
    const bytes = regionIn(page, 'Bytes: Keep the police away')
    await bytes.scrollIntoViewIfNeeded()
    const offset = bytes.getByRole('link').first()
    await offset.click()
    const selected = selectedField(page)
    expect(await selected.innerText()).toContain(await offset.innerText())
    expect(await selected.innerText()).toContain('max_wanted_level')
  })
})

it('a block that PC does not have is shown if the address asks for mobile', async () => {
  const page = await openSite('#/block/28?platform=mobile')
  await waitForTitle(page, 'Block 28: Screen effects')
  expect(await page.getByRole('navigation', { name: 'Platform' }).count()).toBe(0)
  const neighbours = page.getByRole('navigation', { name: 'Neighbouring blocks' }).getByRole('link')
  expect(await neighbours.allInnerTexts()).toEqual([
    expect.stringMatching(/^Previous\s+27/),
    expect.stringMatching(/^Next\s+30/),
  ])
})
