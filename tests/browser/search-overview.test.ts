import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import {
  searchField,
  selectedResult,
  typeHash,
  waitForFocus,
  waitForText,
  waitForTitle,
  waitUntilInView,
} from './support/page.ts'

shareApp()

describe('the search for a part of the overview', () => {
  it('highlights a part of the file and the save folder on the overview', async () => {
    const page = await openSite('#/')
    const field = searchField(page)
    const selected = selectedResult(page)
    const marked = page.locator('main [data-marked]').first()
    for (const [query, title, text] of [
      ['0x2F3A0', 'Padding', '19,990 bytes at 2C9E6'],
      ['0x317FC', 'Checksum', '4 bytes at 317FC'],
      ['block 7', 'Block 07: Phones', '0 bytes at 15BEB'],
      ['copy of block 16', 'Copy of block 16', 'at 2A804'],
      ['saves on macos', 'Saves on macOS', '$HOME/Documents/Rockstar Games'],
    ] as const) {
      await page.keyboard.press('/')
      await field.fill(query)
      await waitForText(selected, title)
      await page.keyboard.press('Enter')
      const words = () =>
        marked.evaluate(({ title, textContent }: Element & { title?: string }) => title || textContent)
      await expect.poll(words, { message: query }).toContain(text)
      await waitForFocus(marked)
      await waitUntilInView(marked)
    }
  })

  it('highlights a part of the overview whose address is opened, on the overview or from another page', async () => {
    const page = await openSite('#/?mark=2C9E6')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('title'))
    await expect.poll(focused).toContain('19,990 bytes at 2C9E6')
    await typeHash(page, '#/?mark=317FC')
    await expect.poll(focused).toContain('4 bytes at 317FC')
    await typeHash(page, '#/block/16')
    await waitForTitle(page, 'Block 16')
    await typeHash(page, '#/?mark=2C9E6')
    await expect.poll(focused).toContain('19,990 bytes at 2C9E6')
  })
})
