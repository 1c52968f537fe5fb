import { describe, expect, it } from 'vitest'
import { lastViolations, SeenBefore, violations } from './support/axe.ts'
import { brokenIds } from './support/links.ts'
import { noteLooks } from './support/looks.ts'
import { showAll } from './support/move-on.ts'
import { openSite, shareBrowser } from './support/open-site.ts'
import { takeOutTwins } from './support/twins.ts'

shareBrowser()

/** The rules of axe that name the faults below. A poor contrast is planted three times: by a style, a class and a place. */
const rules = [
  'aria-allowed-attr',
  'aria-hidden-focus',
  'aria-roles',
  'aria-valid-attr-value',
  'avoid-inline-spacing',
  'button-name',
  'color-contrast',
  'empty-table-header',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'list',
  'nested-interactive',
  'scope-attr-valid',
  'scrollable-region-focusable',
  'tabindex',
  'valid-lang',
]

/** Plants each fault into a late row of the table of locations. Runs inside the page. */
function plantFaults() {
  const poor = 'light-dark(#bbb, #444)'
  const rows = [...document.querySelectorAll('tbody tr')].slice(200)
  const next = () => {
    const cells = [...(rows.shift()?.children ?? [])].filter(cell => cell instanceof HTMLElement)
    const [number, side] = cells
    const link = number?.querySelector('a')
    if (!number || !side || !link) throw new Error('no such row')
    return { number, side, link }
  }
  const make = (tag: string, content: string | Element) => {
    const element = document.createElement(tag)
    element.append(content)
    return element
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.faint, tbody tr:nth-child(299) td:nth-child(2) { color: ${poor} }`)
  document.adoptedStyleSheets.push(sheet)

  const styled = next().side
  styled.style.color = poor
  styled.textContent = 'faint by its style'
  const classed = next().side
  classed.classList.add('faint')
  classed.textContent = 'faint by its class'
  const placed = document.querySelector('tbody tr:nth-child(299) td:nth-child(2)')
  if (placed) placed.textContent = 'faint by its place'

  next().side.setAttribute('aria-checked', 'true')
  next().number.ariaHidden = 'true'
  next().side.setAttribute('role', 'buton')
  next().side.setAttribute('aria-live', 'loud')
  next().side.style.setProperty('letter-spacing', '0.1px', 'important')
  next().side.append(make('button', ''))
  next().side.id = 'twice'
  next().side.id = 'twice'
  next().link.setAttribute('aria-describedby', 'nowhere')
  next().side.replaceWith(make('th', ''))
  next().side.append(document.createElement('img'))
  next().side.append(document.createElement('input'))
  next().link.ariaLabel = 'another name'
  next().link.textContent = ''
  next().side.append(make('ul', make('p', 'no item')))
  const button = next().link
  button.setAttribute('role', 'button')
  button.append(make('button', 'inner'))
  const header = make('th', 'Header')
  header.setAttribute('scope', 'rows')
  next().side.replaceWith(header)
  const scroller = make('div', make('p', 'more than fits in'))
  scroller.style.cssText = 'width: 60px; height: 9px; overflow: auto'
  next().side.append(scroller)
  next().link.tabIndex = 3
  next().side.lang = 'nonsense'
}

describe('the check for everybody, which leaves out rows like others', () => {
  it('names each fault in a late row of a large table, in each theme', async () => {
    const { page } = await openSite('#/locations')
    await page.evaluate(plantFaults)
    const { light, dark } = await violations(page)
    for (const found of [light, dark]) {
      expect(found.map(line => line.replace(/:.*/s, '')).sort()).toEqual(rules)
      const faint = found.find(line => line.startsWith('color-contrast'))
      for (const cause of ['style', 'class', 'place']) expect(faint).toContain(`faint by its ${cause}`)
    }
    expect(await brokenIds(page)).toEqual([
      'twice is there 2 times',
      'nowhere is not there: aria-describedby',
    ])
  })

  it('names each fault in late parts of a page with many lists that are alike', async () => {
    const visit = await openSite('#/block/02')
    await showAll(visit)
    await visit.page.evaluate(() => {
      const [first, second, third] = Array.from(document.querySelectorAll('main ol > li:last-child')).slice(
        -3,
      )
      const faint = first?.querySelector('p > span')
      const link = second?.querySelector('p > a')
      const text = third?.querySelector('p:last-child')
      const run = Array.from(document.querySelectorAll('figure > a:last-child span')).at(-1)
      if (!faint || !link || !text || !run) throw new Error('no such parts')
      faint.setAttribute('style', 'color: light-dark(#bbb, #444)')
      link.replaceChildren()
      text.setAttribute('role', 'paragraf')
      run.setAttribute('aria-checked', 'true')
    })
    const faults = ['aria-allowed-attr', 'aria-roles', 'color-contrast', 'link-name']
    for (const found of Object.values(await violations(visit.page)))
      expect(found.map(line => line.replace(/:.*/s, '')).sort()).toEqual(faults)
  })

  it('names each fault in what stands on every page, though other pages were looked at before', async () => {
    const before = new SeenBefore()
    const counts: number[] = []
    const lookAt = async (route: string, plant = () => {}) => {
      const visit = await openSite(route)
      await showAll(visit)
      await visit.page.evaluate(plant)
      const found = await lastViolations(visit.page, before)
      counts.push(await visit.page.locator('body :not([data-twin])').count())
      return found
    }
    for (const visit of ['first', 'second'])
      expect(await lookAt('#/block/26'), visit).toEqual({ light: [], dark: [] })
    const found = await lookAt('#/block/26', () => {
      const faint = document.querySelector('nav li:last-child a')
      const part = document.querySelector('header button:last-of-type span')
      const link = Array.from(document.querySelectorAll('main li p > a')).at(-1)
      if (!faint || !part || !link) throw new Error('no such parts')
      faint.setAttribute('style', 'color: light-dark(#bbb, #444)')
      part.setAttribute('aria-checked', 'true')
      link.replaceChildren()
    })
    for (const lines of Object.values(found))
      expect(lines.map(line => line.replace(/:.*/s, '')).sort()).toEqual([
        'aria-allowed-attr',
        'color-contrast',
        'link-name',
      ])
    const [atFirst = 0, , atLast = 0] = counts
    expect(atLast).toBeLessThan(atFirst - 100)
  })

  it('takes out most rows, and puts all of them back in their places', async () => {
    const { page } = await openSite('#/locations')
    const body = page.locator('tbody')
    const before = await body.innerHTML()
    const rows = () => body.locator('td:first-child').count()
    expect(await rows()).toBeGreaterThan(370)
    await page.evaluate(noteLooks)
    await page.evaluate(takeOutTwins, '')
    expect(await rows()).toBeLessThan(60)
    await page.evaluate(() => window.twins?.putBack())
    expect(await body.innerHTML()).toBe(before)
  })
})
