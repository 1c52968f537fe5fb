import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { blocks } from '../../src/generated/blocks.ts'
import { shareBrowser } from './support/open-site.ts'
import { blockRoutes } from './support/routes.ts'
import { visitEach } from './support/tour.ts'

/** Some tables by block, with their numbers of rows. */
const furtherTables = [
  ['00', 'Version ids', 9],
  ['01', 'Missions', 103],
  ['01', 'School exercises', 33],
  ['01', 'Named global variables', 116],
  ['03', 'All garages', 50],
  ['06', 'Pickup types', 32],
  ['06', 'Pickup locations', 609],
  ['08', 'Respawn points', 17],
  ['10', 'Gangs', 10],
  ['12', 'Parked cars of a new game', 208],
  ['16', 'Statistics', 305],
  ['17', 'Police traps', 209],
  ['20', 'Tags', 100],
  ['21', 'Map sections', 11],
  ['24', 'Stunt jumps', 70],
  ['25', 'Doors by number', 376],
] as const

/**
 * What a block page shows of its documentation, read in one step, as queries by role are slow on these pages.
 */
function readDocumentation(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll(`main ${selector}`)).filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
      )
    return {
      terms: shown('dt').map(({ textContent }) => textContent),
      grids: shown('figure[aria-label^="Bytes of"]').length,
      fieldCounts: shown('ol[aria-label^="Fields of"]').map(({ children }) => children.length),
      tables: shown('section[aria-label]').map(table => ({
        title: table.getAttribute('aria-label'),
        count: table.querySelector('[data-count]')?.textContent,
      })),
    }
  })
}

/** Size, evidence, every struct with grid and fields, and the tables with all rows. */
async function expectDocumentation(page: Page, id: string): Promise<void> {
  const { terms, grids, fieldCounts, tables } = await readDocumentation(page)
  expect.soft(terms).toEqual(expect.arrayContaining(['Size', 'Evidence']))
  expect.soft(grids, 'grids').toBe(fieldCounts.length)
  expect.soft(grids > 0, 'has grids').toBe(id !== '30')
  expect.soft(fieldCounts, 'fields of each struct').not.toContain(0)
  for (const [, title, rows] of furtherTables.filter(([block]) => block === id))
    expect
      .soft(
        tables.filter(table => table.title === title),
        title,
      )
      .toEqual([{ title, count: `${rows} rows` }])
}

function headingOf(id: string): string {
  const { description, name } = blocks.find(({ block }) => block === id) ?? {}
  return `Block ${id}: ${description}${name === description ? '' : ` also called ${name}`}`
}

shareBrowser()
visitEach(
  blockRoutes.map(route => {
    const id = route.slice(-2)
    return { route, heading: headingOf(id), expectMore: page => expectDocumentation(page, id) }
  }),
)
