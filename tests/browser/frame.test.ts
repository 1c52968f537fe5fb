import { describe, expect, it } from 'vitest'
import { site } from '../../src/generated/site.ts'
import { openSite, shareApp } from './support/open-site.ts'
import { banner, hrefsOf, linkIn, pageList, searchField } from './support/page.ts'
import { settle } from './support/settle.ts'

shareApp()

describe('the frame of every page', () => {
  it('links to the repository, and shows version, licence and a link that reports a mistake for this page and row', async () => {
    const page = await openSite('#/weapons?row=5-1E')
    expect(await linkIn(banner(page), 'Source code').getAttribute('href')).toBe(site.repository)
    const footer = page.getByRole('contentinfo')
    expect(await footer.innerText()).toContain(`Version ${site.version}`)
    expect(await footer.innerText()).toContain(site.license)
    const href = await linkIn(footer, 'Report a mistake').getAttribute('href')
    const { searchParams } = new URL(href ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      template: 'wrong-fact.yml',
      address: `${site.homepage}#/weapons?row=5-1E`,
    })
  })

  it('starts the navigation with guide and recipes, then downloads, and ends it with corrections and sources', async () => {
    const page = await openSite('#/threads')
    const links = await hrefsOf(pageList(page).getByRole('link'))
    expect(links.slice(0, 3)).toEqual(['#/', '#/guide', '#/recipes'])
    expect(links.indexOf('#/?mark=downloads')).toBeLessThan(links.indexOf('#/threads'))
    expect(links.slice(-2)).toEqual(['#/corrections', '#/sources'])
  })

  it.each([1440, 390])('lets End reach the end of a long page %i pixels wide', async width => {
    const page = await openSite('#/locations', { viewport: { width, height: 800 } })
    await page.keyboard.press('End')
    const rest = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight)
    await expect.poll(rest).toBeLessThan(2)
    await settle(page) // content that comes into view must not move the end away
    expect(await rest()).toBeLessThan(2)
  })
})

it('shows that the search field has the focus', async () => {
  const page = await openSite('#/threads')
  await page.keyboard.press('/')
  const field = searchField(page)
  await field.waitFor()
  await expect.poll(() => field.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid')
})
