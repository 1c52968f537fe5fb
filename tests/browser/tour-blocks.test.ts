import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fileEnd } from '#shared/route.ts'
import { blocks } from '../../src/generated/blocks.ts'
import { shareBrowser } from './support/open-site.ts'
import { siteFile } from './support/page.ts'
import { blockRoutes } from './support/routes.ts'
import { visitEach } from './support/tour.ts'

/** Titles of tables that a page puts together, not from a file of their own, by block. */
const partialTables = [
  ['01', 'Named variables with a range of values'],
  ['25', 'Doors by number'],
] as const

/** A table for map tools that no page shows. */
const isDownload = (table: string) => table === 'blocks/20-tag-rotations'

/** The tables that a block page has, each with the number of its rows. */
function tablesOf(id: string): { title: string; count: unknown }[] {
  const { tables }: { tables: readonly { table: string; title: string; rows: number }[] } = JSON.parse(
    siteFile('data/index.json'),
  )
  const whole = tables.filter(({ table }) => table.startsWith(`blocks/${id}-`) && !isDownload(table))
  const partial = partialTables.filter(([block]) => block === id)
  return [
    ...whole.map(({ title, rows }) => ({ title, count: `${rows} rows` })),
    ...partial.map(([, title]) => ({ title, count: expect.stringMatching(/^[1-9]\d* rows$/) })),
  ]
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
      cutLabels: shown('figure[aria-label^="Bytes of"] a > span:first-child').flatMap(label => {
        const edge = label.closest('figure')?.getBoundingClientRect().right ?? 0
        return label.getBoundingClientRect().right > edge ? [label.textContent] : []
      }),
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
  const { terms, grids, cutLabels, fieldCounts, tables } = await readDocumentation(page)
  expect.soft(terms).toEqual(expect.arrayContaining(['Size', 'Evidence']))
  expect.soft(grids, 'grids').toBe(fieldCounts.length)
  expect.soft(grids > 0, 'has grids').toBe(id !== fileEnd)
  expect.soft(cutLabels, 'labels cut by the end of a row').toEqual([])
  expect.soft(fieldCounts, 'fields of each struct').not.toContain(0)
  expect.soft(tables).toEqual(expect.arrayContaining(tablesOf(id)))
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
