import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSite, shareApp } from './support/open-site.ts'
import { siteFile, waitForFocus } from './support/page.ts'

shareApp()

const snippet = (file: string) => readFileSync(join(process.cwd(), 'snippets', file), 'utf8')

describe('the page In your program', () => {
  it('opens the tab of its address, and selects others by mouse and by keys', async () => {
    const page = await openSite('#/code?tab=python')
    const tab = (name: string, options = {}) => page.getByRole('tab', { name, exact: true, ...options })
    await tab('Python', { selected: true }).waitFor()
    expect(await page.getByRole('tabpanel', { name: 'Python' }).innerText()).toContain('GtasaSave.from_file')
    await tab('Go').click()
    expect(page.url()).toContain('#/code?tab=go')
    await page.keyboard.press('ArrowRight')
    await waitForFocus(tab('Rust', { selected: true }))
    await page.keyboard.press('Home')
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toContain(snippet('edit-save.ts').trim())
  })

  it('treats an unknown tab as the first', async () => {
    const page = await openSite('#/code?tab=cobol')
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('TypeScript')
  })

  it('shows all languages one below the other without JavaScript', () => {
    const document = siteFile('code.html')
    for (const part of ['GtasaSave.from_file', 'NewGtasaSave', 'RunTemplate'])
      expect(document).toContain(part)
  })
})
