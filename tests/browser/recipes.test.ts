import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser({ isAppKept: true })

describe('the recipes', () => {
  it('each have an address that scrolls to the recipe, with steps that link to their fields', async () => {
    const { page } = await openSite('#/recipes?row=never-wanted')
    const recipe = page.getByRole('region', { name: 'Keep the police away', exact: true })
    const heading = recipe.getByRole('heading')
    await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
    await expect
      .poll(() => heading.evaluate(element => element.getBoundingClientRect().top))
      .toBeLessThan(720)
    expect(await recipe.getByRole('button', { name: /^Copy all bytes/ }).count()).toBe(1)
    await recipe.getByRole('link', { name: '00:00E8' }).click()
    await page.getByRole('heading', { name: /^Block 00/, level: 1 }).waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/block/00?f=00E8')
  })

  it('are folded but for the one of the address, and open by keyboard', async () => {
    const { page } = await openSite('#/recipes?row=never-wanted')
    const open = page.locator('main details[open]')
    await open.locator('td').first().waitFor()
    expect(await open.count()).toBe(1)
    const other = page.getByRole('region', { name: 'Set the money', exact: true })
    const steps = other.locator('td a').first()
    await steps.waitFor({ state: 'attached' })
    expect(await steps.isVisible()).toBe(false)
    await other.locator('summary').press('Enter')
    await steps.waitFor()
  })

  it('are printed with all steps', async () => {
    const { page } = await openSite('#/recipes')
    await page.emulateMedia({ media: 'print' })
    const tables = page.locator('main details table')
    await expect.poll(() => tables.count()).toBe(await page.locator('main details').count())
    for (const table of await tables.all()) expect(await table.isVisible()).toBe(true)
  })
})

describe('the recipes on a phone', () => {
  it('show the bytes of each step without scrolling sideways', async () => {
    const { page } = await openSite('#/recipes?row=store-car', { viewport: { width: 390, height: 844 } })
    const bytes = page
      .getByRole('region', { name: /^Bytes: Put a tuned Elegy/ })
      .locator('td:last-child code')
    const ends = await bytes.evaluateAll(all => all.map(code => code.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(5)
    expect(Math.max(...ends)).toBeLessThanOrEqual(390)
    const labels = page.locator('[open] tr:has(td)').first().locator('td')
    const texts = await labels.evaluateAll(cells =>
      cells.map(cell => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
    )
    expect(texts).toEqual(['Offset', 'In the file', 'none', 'Before', 'After'])
  })
})

describe('a row without a card of its own', () => {
  it('shows linked rows and the fields that store it', async () => {
    const { page } = await openSite('#/weapons?row=5-1F')
    const card = page.getByRole('region', { name: 'M4', exact: true })
    await card.getByRole('link', { name: 'block11.gangs[all].weapons' }).waitFor()
    await card.getByRole('link', { name: '78 Weapon skill: M4' }).click()
    const skill = page.getByRole('region', { name: 'Weapon skill: M4 (78)', exact: true })
    await skill.getByRole('link', { name: 'M4', exact: true }).waitFor()
  })
})
