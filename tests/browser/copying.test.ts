import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { withClipboard } from './support/page.ts'

shareApp()

/** Content of the clipboard in a format, e.g. `text/html`. */
const readCopy = (page: Page, form: string) =>
  page.evaluate(async wanted => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType(wanted))?.text() ?? ''
  }, form)

/** Selects from the start of one element to the end of another one, as a drag does, and copies. */
async function copyFrom(page: Page, first: string, last: string) {
  await page.locator(last).hover() // dragging starts with the pointer over the element
  await page.getByRole('toolbar').waitFor()
  await page.evaluate(
    ([from = '', to = '']) => {
      const [start, end] = [document.querySelector(from), document.querySelector(to)]
      if (start && end) getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length)
    },
    [first, last],
  )
  await page.keyboard.press('Control+c')
}

describe('selected rows, once copied,', () => {
  it('paste into a spreadsheet as rows, with each cell below its header, including empty cells', async () => {
    const page = await openSite('#/weapons?cols=slot.idHex.name.ammo.skillOffsetHex', withClipboard)
    await copyFrom(page, 'tr[data-row="2-00"] td:nth-child(3)', 'tr[data-row="2-17"] td:nth-child(4)')
    const first = '2\t00\tNo weapon\tno\t'
    const lines = [first, '2\t16\t9mm\tyes\t0114', '2\t17\tSilenced 9mm\tyes\t0118']
    await expect.poll(() => readCopy(page, 'text/plain')).toBe(lines.join('\n'))
    const cells = first.split('\t').map(cell => `<td>${cell}</td>`)
    expect(await readCopy(page, 'text/html')).toContain(`<tr>${cells.join('')}</tr>`)

    await copyFrom(page, 'thead th:first-child', 'tr[data-row="0-00"] td:nth-child(1)')
    const head = 'Slot\tID\tName\tAmmo\tSkill'
    await expect
      .poll(() => readCopy(page, 'text/plain'))
      .toBe(`${head}\nSlot 0: Hand (2)\n0\t00\tUnarmed\tno\t`)
  })

  it('are only the selected cells within one row, and the plain text within one cell', async () => {
    const page = await openSite('#/weapons', withClipboard)
    await copyFrom(page, 'tr[data-row="2-16"] td:nth-child(2)', 'tr[data-row="2-16"] td:nth-child(3)')
    await expect.poll(() => readCopy(page, 'text/plain')).toBe('16\t9mm')
    // A triple click selects up to the start of the next cell.
    await page.locator('tr[data-row="2-18"] td:nth-child(4)').click({ clickCount: 3 })
    await page.keyboard.press('Control+c')
    await expect.poll(async () => (await readCopy(page, 'text/plain')).trim()).toBe('yes')
  })
})
