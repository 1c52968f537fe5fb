import type { Page } from 'playwright-core'

export const hash = (page: Page) => new URL(page.url()).hash

/** Texts of a column of the first table, group headings left out. */
export function columnTexts(page: Page, header: string): Promise<string[]> {
  return page.evaluate(name => {
    const table = document.querySelector('table')
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(head => head.textContent?.trim())
    const rows = [...(table?.querySelectorAll('tbody tr:not([hidden]):has(td)') ?? [])]
    return rows.map(row => row.children[heads.indexOf(name)]?.textContent ?? '')
  }, header)
}

/** Marks the first rows of the first table, to see later whether they are still the same elements. */
export function markRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const row of document.querySelectorAll('tbody tr')) Reflect.set(row, 'isOld', true)
  })
}

export const countNewRows = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('tbody tr')].filter(row => !Reflect.get(row, 'isOld')).length,
  )
