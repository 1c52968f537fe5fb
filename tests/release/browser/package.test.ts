import { expect, it } from 'vitest'
import { openSite, shareBrowser } from '../../browser/support/open-site.ts'
import { smallSave } from '../../scripts/format/support.ts'

shareBrowser()

/** Code of a page; its import has a name known only at run time, which a module of the site may not have. */
const program = (bytes: Uint8Array) => `(async () => {
  const { parseSave, writeSave, offsetOf } = await import(new URL('data/gtasa-save/index.js', document.baseURI).href)
  const given = Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), letter => letter.charCodeAt(0))
  const save = parseSave(given)
  const isSame = writeSave(save).every((byte, index) => byte === given[index])
  save.blocks.playerInfo.money = 1_000_000
  const again = parseSave(writeSave(save).buffer)
  return [isSame, again.blocks.playerInfo.money, offsetOf(save, 'block15.money') > 0]
})()`

it('the package gtasa-save in a browser reads, changes and writes a save', async () => {
  const page = await openSite('#/')
  expect(await page.evaluate(program(smallSave))).toEqual([true, 1_000_000, true])
})
