import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readThemeColour } from '../../../scripts/build/theme.ts'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { buttonIn, hashOf, waitForTitle } from '../../browser/support/page.ts'
import { settle } from '../../browser/support/settle.ts'
import { type ServedSite, serveSite } from '../../support/serve-site.ts'

shareBrowser()

const policies = [
  ["script-src 'self'", /^error: Executing inline script violates/],
  [
    "default-src 'self'; require-trusted-types-for 'script'",
    /^error: (Executing|Applying) inline (script|style) violates/,
  ],
] as const

/** `rgb(13, 16, 18)` for `#0d1012`. */
const rgbOf = (hex: string) =>
  `rgb(${hex
    .match(/\w\w/g)
    ?.map(part => Number.parseInt(part, 16))
    .join(', ')})`

describe.each(policies)('a host that sends %s', (policy, inlineCode) => {
  let site: ServedSite

  beforeAll(async () => {
    site = await serveSite(inject('siteFolder'), { headers: { 'Content-Security-Policy': policy } })
    return () => site.goAway()
  })

  it('lets the app start at every kind of address, with its styles and the selected theme', async () => {
    const visit = await openSite('#/locations', { site: site.url })
    const { page, complaints, caused } = visit
    caused.push(inlineCode) // only inline content of documents violates the policy of the host
    await page.getByRole('searchbox', { name: 'Filter' }).fill('ammu')
    await page.waitForFunction(() => location.hash.includes('q=ammu'))
    await buttonIn(page, 'Theme: System').click()
    await buttonIn(page, 'Theme: Light').click()
    for (const [address, heading, hash] of [
      ['', 'San Andreas Save Reference', ''],
      ['block-26.html', 'Block 26', '#/block/26'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(site.url + address)
      await settle(visit)
      await waitForTitle(page, heading)
      expect(hashOf(page)).toBe(hash)
      const look = await page.evaluate(() => ({
        background: getComputedStyle(document.body).backgroundColor,
        withoutStyle: Array.from(document.querySelectorAll<HTMLElement>('[style]')).filter(
          ({ style }) => style.length === 0,
        ).length,
      }))
      expect(look, address).toEqual({
        background: rgbOf(readThemeColour(process.cwd(), 'page').dark),
        withoutStyle: 0,
      })
    }
    expect(complaints.filter(complaint => complaint.includes('inline script'))).toHaveLength(3)
  })
})
