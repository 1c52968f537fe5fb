import type { Page } from 'playwright-core'
import { parseSave, setValue, writeSave } from '../../../src/generated/gtasa-save/index.js'
import { smallSave, typicalSave } from '../../scripts/format/support.ts'
import { openSite } from './open-site.ts'
import { banner, buttonIn, regionIn } from './page.ts'

/** The save that a user opens. */
export const save = {
  name: 'GTASAsf3.b',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(smallSave),
}

/** The bar above the page that names the opened save. */
export const bar = (page: Page) => regionIn(page, 'Opened save')

/** Opens a file by a button, as a user does. */
export async function open(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  button = buttonIn(banner(page), 'Open a save'),
) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}

/** Opens the save on a page. */
export async function openOn(route: string): Promise<Page> {
  const page = await openSite(route)
  await open(page, save)
  await bar(page).getByText(save.name).waitFor()
  return page
}

/** The same save with another value. */
export const withValue = (path: string, value: number) => withValues({ [path]: value }, save.buffer)

/** A save with other values, by their paths. @param bytes of the save; by default one with all script variables */
export function withValues(
  values: Readonly<Record<string, number | string>>,
  bytes: Uint8Array = typicalSave,
): Buffer {
  const parsed = parseSave(bytes)
  for (const [path, value] of Object.entries(values)) setValue(parsed, path, value)
  return Buffer.from(writeSave(parsed))
}
