import { describe, expect, it } from 'vitest'
import { openSite, shareBrowser } from './support/open-site.ts'
import { bar, open, openOn, save, withValue } from './support/own-save.ts'
import { buttonIn, columnHeader, exactly, linkIn, regionIn, waitForFocus } from './support/page.ts'

shareBrowser()

describe('a file that a user opens', () => {
  it('may be dropped anywhere, in place of the one before', async () => {
    const page = await openOn('#/weapons')
    const dropped = await page.evaluateHandle(
      bytes => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], 'other.b'))
        return transfer
      },
      [...save.buffer],
    )
    await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped })
    await page.getByText('Drop the save to open it.').waitFor()
    await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
    await bar(page).getByText('other.b').waitFor()
    expect(await bar(page).getByText('GTASAsf3.b').count()).toBe(0)
  })

  it('has an error, not just an unusual value, if the game rejects it', async () => {
    const page = await openSite('#/checklist')
    const rejected = withValue('block00.saved_at.month', 13)
    rejected.writeUInt8(rejected.readUInt8(rejected.length - 1) ^ 1, rejected.length - 1)
    await open(page, { ...save, buffer: rejected })
    await bar(page).getByText('1 error, 1 unusual value').click()
    expect(await bar(page).innerText()).toContain('the checksum is')
    const month = linkIn(bar(page), 'Show the field')
    expect(await month.getAttribute('href')).toMatch(/^#\/block\/00\?f=/)
    await linkIn(bar(page), 'Fix the checksum').click()
    await regionIn(page, 'Fix the checksum', exactly).getByText('its checksum is wrong').waitFor()
  })

  it('is refused with a reason if it is no save, and the one before stays open', async () => {
    const page = await openOn('#/checklist')
    await open(page, { ...save, name: 'photo.jpg', buffer: Buffer.from('no save') })
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toMatch(
      /^photo\.jpg cannot be opened: the file has 7 bytes, a PC save has 202,752\./,
    )
    expect(await bar(page).getByText('GTASAsf3.b').count()).toBe(1)
    await columnHeader(page, 'Your save').first().waitFor()
    await buttonIn(bar(page), 'Dismiss').click()
    await alert.waitFor({ state: 'detached' })
    await waitForFocus(page.getByRole('main'))
    expect(await bar(page).getByText('GTASAsf3.b').count()).toBe(1)
  })
})
