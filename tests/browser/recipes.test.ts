import { describe, expect, it } from 'vitest'
import { recipes } from '../../src/generated/recipes/recipes.ts'
import { openSite, shareApp } from './support/open-site.ts'
import {
  buttonIn,
  exactly,
  linkIn,
  phone,
  regionIn,
  waitForFocus,
  waitForHash,
  waitForTitle,
  waitUntilInView,
} from './support/page.ts'

shareApp()

describe('the recipes', () => {
  it('each have an address that scrolls to the recipe, with steps that link to their fields', async () => {
    const page = await openSite('#/recipes?row=never-wanted')
    const recipe = regionIn(page, 'Keep the police away', exactly)
    const heading = recipe.getByRole('heading')
    await waitForFocus(heading)
    await waitUntilInView(heading)
    expect(await buttonIn(recipe, /^Copy all bytes/).count()).toBe(1)
    await linkIn(recipe, '00:00E8').click()
    await waitForTitle(page, /^Block 00/)
    await waitForHash(page, '#/block/00?f=00E8')
  })

  it('are listed by subject, and a filter leaves only the subjects of what it finds', async () => {
    const page = await openSite('#/recipes')
    const list = page.getByRole('navigation', { name: 'Recipes', exact: true })
    const subjects = [...new Set(recipes.map(({ subject }) => subject))]
    expect(await list.locator('b').allInnerTexts()).toEqual(subjects)
    expect(await list.getByRole('link').count()).toBe(recipes.length)
    await page.getByLabel('Filter recipes').fill('oysters')
    await expect.poll(() => list.locator('b').allInnerTexts()).toEqual(['Collectibles'])
  })

  it.each([
    ['take-territory', 'Turn part of Idlewood into Grove Street territory'],
    ['gang-density', 'Fill Ganton with members of Grove Street'],
  ])('of bytes whose offset depends on the save, such as %s, are copied as code only', async (key, goal) => {
    const page = await openSite(`#/recipes?row=${key}`)
    const recipe = regionIn(page, goal, exactly)
    await buttonIn(recipe, /^Copy TypeScript/).waitFor()
    expect(await buttonIn(recipe, /bytes/).count()).toBe(0)
  })

  it('are folded but for the one of the address, and open by keyboard', async () => {
    const page = await openSite('#/recipes?row=never-wanted')
    const open = page.locator('main details[open]')
    await open.locator('td').first().waitFor()
    expect(await open.count()).toBe(1)
    const other = regionIn(page, 'Set the money', exactly)
    const steps = other.locator('td a').first()
    await steps.waitFor({ state: 'attached' })
    expect(await steps.isVisible()).toBe(false)
    await other.locator('summary').press('Enter')
    await steps.waitFor()
  })

  it('are printed with all steps', async () => {
    const page = await openSite('#/recipes')
    await page.emulateMedia({ media: 'print' })
    const tables = page.locator('main details table')
    await expect.poll(() => tables.count()).toBe(recipes.length)
    for (const table of await tables.all()) expect(await table.isVisible()).toBe(true)
  })
})

it('the recipes on a phone show the bytes of each step without scrolling sideways', async () => {
  const page = await openSite('#/recipes?row=store-car', phone)
  const bytes = regionIn(page, /^Bytes: Put a tuned Elegy/).locator('td:last-child code')
  const ends = await bytes.evaluateAll(all => all.map(code => code.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(5)
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.viewport.width)
  const labels = page.locator('[open] tr:has(td)').first().locator('td')
  const texts = await labels.evaluateAll(cells =>
    cells.map(cell => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
  )
  expect(texts).toEqual(['Offset', 'In the file', 'none', 'Before', 'After'])
})
