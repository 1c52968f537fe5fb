import type { Locator, Page } from 'playwright-core'

/**
 * Row of the field list of a struct, by the name of the field. Finding the roles of all elements of a long
 * page is slow.
 */
export function fieldRow(page: Page, struct: string, name: string): Locator {
  const link = page.locator('a[href]:has(+ span)').getByText(name, { exact: true }) // before the type
  return page.locator(`ol[aria-label="Fields of ${struct}"] > li`).filter({ has: link, visible: true })
}

/** The link of a field in the byte grid of a struct. */
export function gridRun(page: Page, struct: string, name: string): Locator {
  const grid = page.locator(`figure[aria-label="Bytes of ${struct}"]`)
  return grid.getByTitle(new RegExp(`^\\+?[0-9A-F]+ ${name}:`)).and(page.locator('a[href]:visible'))
}

/** A field or a part of the grid, once it is highlighted, or selected by the address. */
const having = (mark: string) => (locator: Locator) => locator.and(locator.page().locator(`[data-${mark}]`))
export const active = having('active')
export const selected = having('selected')

/** Number of bytes in a row of the byte grid. */
export async function columnsOfGrid(page: Page): Promise<number> {
  const columns = await page
    .getByRole('figure', { name: /^Bytes of/ })
    .first()
    .evaluate(grid => getComputedStyle(grid).gridTemplateColumns)
  return columns.split(' ').length - 1 // the first cell contains the offsets
}

/** Names and numbers in the grid whose text is higher or wider than the part they label. */
export async function spilledLabels(page: Page): Promise<readonly string[]> {
  return page.locator('main figure a > span > span').evaluateAll(labels =>
    labels.flatMap(label => {
      const text = document.createRange()
      text.selectNodeContents(label)
      const shown = text.getBoundingClientRect()
      const box = label.getBoundingClientRect()
      const part = label.closest('a')?.getBoundingClientRect()
      const isShown = box.width > 0 && part !== undefined
      const fits =
        !isShown || (shown.right <= box.right + 1 && shown.top >= part.top && shown.bottom <= part.bottom)
      return fits ? [] : [`${label.textContent} at ${window.innerWidth} px`]
    }),
  )
}
