import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Cell texts of a column of the first table, without group headings. */
export function columnTexts(page: Page, header: string): Promise<string[]> {
  return page.evaluate(name => {
    const table = document.querySelector('table')
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(head => head.textContent?.trim())
    const rows = [...(table?.querySelectorAll('tbody tr[data-row]') ?? [])]
    return rows.map(row => row.children[heads.indexOf(name)]?.textContent ?? '')
  }, header)
}

/** Waits for the cell texts of a column of the first table. */
export const waitForColumn = (page: Page, header: string, texts: readonly string[]) =>
  expect.poll(() => columnTexts(page, header)).toEqual(texts)
