import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { blocks } from '../../src/generated/blocks.ts'
import { shareBrowser } from './support/open-site.ts'
import { blockRoutes } from './support/routes.ts'
import { tour } from './support/tour.ts'

/** Some tables by block, with their numbers of rows. */
const furtherTables = [
  ['00', 'Version ids', 9],
  ['01', 'Missions', 103],
  ['01', 'School exercises', 33],
  ['01', 'Named global variables', 100],
  ['03', 'All garages', 50],
  ['06', 'Pickup types', 32],
  ['06', 'Places of pickups', 609],
  ['08', 'Restart places', 17],
  ['10', 'Gangs', 10],
  ['12', 'Parked cars of a new game', 208],
  ['16', 'Statistics', 305],
  ['17', 'Police traps', 209],
  ['20', 'Tags', 100],
  ['21', 'Map sections', 11],
  ['24', 'Stunt jumps', 70],
  ['25', 'Doors by number', 376],
] as const

/** Title, size, evidence, every struct with grid and fields, and the tables with all rows. */
async function expectDocumentation(page: Page, id: string): Promise<void> {
  const { description, realName } = blocks.find(({ block }) => block === id) ?? {}
  const title = `Block ${id}: ${description}${realName ? ` really: ${realName}` : ''}`
  expect.soft(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  const terms = await page.getByRole('term').allTextContents()
  expect.soft(terms).toEqual(expect.arrayContaining(['Size', 'Evidence']))
  const grids = await page.getByRole('figure', { name: /^Bytes of/ }).count()
  const fieldCounts = await page
    .getByRole('list', { name: /^Fields of/ })
    .evaluateAll(lists => lists.map(list => list.children.length))
  expect.soft(grids, 'grids').toBe(fieldCounts.length)
  expect.soft(grids > 0, 'has grids').toBe(id !== '30')
  expect.soft(fieldCounts, 'fields of each struct').not.toContain(0)
  for (const [, title, rows] of furtherTables.filter(([block]) => block === id)) {
    const table = page.getByRole('region', { name: title, exact: true })
    expect.soft(await table.getByRole('status').first().textContent(), title).toBe(`${rows} rows`)
  }
}

shareBrowser()
tour(
  blockRoutes.map(route => {
    const id = route.slice(-2)
    const moreBytes = id === '01' || id === '16' ? 45_000 : 30_000
    return { route, moreBytes, expectMore: page => expectDocumentation(page, id) }
  }),
)
