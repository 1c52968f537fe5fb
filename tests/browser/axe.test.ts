import { expect, it } from 'vitest'
import { lastViolations } from './support/axe.ts'
import { brokenIds } from './support/links.ts'
import { openSite, shareBrowser } from './support/open-site.ts'

shareBrowser()

/** Adds accessibility faults to the first ten rows of the locations table. Runs inside the page. */
function plantFaults() {
  const rows = [...document.querySelectorAll('tbody tr')]
  const next = () => {
    const row = rows.shift()
    const side = row?.children[1]
    const link = row?.querySelector('[data-title] a')
    if (!(side instanceof HTMLElement && link instanceof HTMLElement)) throw new Error('no such row')
    return { side, link }
  }
  next().side.style.color = 'light-dark(#bbb, var(--text))'
  next().side.style.color = 'light-dark(var(--text), #444)'
  next().side.setAttribute('aria-checked', 'true')
  next().side.append(document.createElement('button'))
  next().side.append(document.createElement('img'))
  next().link.textContent = ''
  next().side.id = 'twice'
  next().side.id = 'twice'
  next().link.setAttribute('aria-describedby', 'nowhere')
  next().link.tabIndex = 3
}

it('the accessibility check reports each fault, and low contrast for the theme that has it', async () => {
  const page = await openSite('#/locations')
  await page.evaluate(plantFaults)
  const light = await lastViolations(page, 'light')
  const dark = await lastViolations(page, 'dark')
  const rulesOf = (lines: readonly string[]) => lines.map(line => line.replace(/:.*/s, '')).sort()
  expect(rulesOf(light)).toEqual([
    'aria-allowed-attr',
    'button-name',
    'color-contrast',
    'image-alt',
    'link-name',
    'tabindex',
  ])
  expect(rulesOf(dark)).toEqual(['color-contrast'])
  expect(await brokenIds(page)).toEqual(['twice is there 2 times', 'nowhere is not there: aria-describedby'])
})
