import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { blocks } from '../../src/generated/blocks.ts'
import { readRows } from '../support/csv-rows.ts'
import { shareBrowser } from './support/open-site.ts'
import { blockRoutes } from './support/routes.ts'
import { visitEach } from './support/tour.ts'

/** Some tables by block, with the files whose rows they show; null for those that show a part or several. */
const furtherTables = [
  ['00', 'Version ids', null],
  ['01', 'Missions', '01-missions'],
  ['01', 'School exercises', '01-schools'],
  ['01', 'Named variables with a range of values', null],
  ['03', 'All garages', '03-garages'],
  ['06', 'Pickup types', '06-pickup-types'],
  ['06', 'Pickup locations', '06-pickup-locations'],
  ['08', 'Respawn points', '08-respawn-points'],
  ['10', 'Gangs', '10-gangs'],
  ['12', 'Parked cars of a new game', '12-parked-cars'],
  ['16', 'Statistics', '16-statistics'],
  ['17', 'Police traps', '17-police-traps'],
  ['20', 'Tags', '20-tags'],
  ['21', 'Map sections', '21-map-sections'],
  ['24', 'Stunt jumps', '24-jumps'],
  ['25', 'Doors by number', '../locations'],
] as const

/** What a table with all rows of a file states of their number. */
function rowCountOf(file: string | null): unknown {
  if (file === null) return expect.stringMatching(/^[1-9]\d* rows$/)
  return `${readRows(`data-csv/blocks/${file}.csv`).length} rows`
}

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
  for (const [, title, file] of furtherTables.filter(([block]) => block === id))
    expect
      .soft(
        tables.filter(table => table.title === title),
        title,
      )
      .toEqual([{ title, count: rowCountOf(file) }])
}

function headingOf(id: string): string {
  const { description, name } = blocks.find(({ block }) => block === id) ?? {}
  return `Block ${id}: ${description}${name === description ? '' : ` (also called ${name})`}`
}

shareBrowser()
visitEach(
  blockRoutes.map(route => {
    const id = route.slice(-2)
    return { route, heading: headingOf(id), expectMore: page => expectDocumentation(page, id) }
  }),
)
