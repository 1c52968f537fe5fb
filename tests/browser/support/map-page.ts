import type { Page } from 'playwright-core'
import { boxOf, exactly, linkIn, regionIn } from './page.ts'

export const map = (page: Page) => page.getByRole('application', { name: 'Map of San Andreas' })
export const card = (page: Page, name: string) => regionIn(page, name, exactly)
export const coordinates = (page: Page) => page.locator('dt:text-is("Game") + dd').textContent()

/** Distance between the centre of a marker and the centre of the map, in pixels. */
export async function offCentre(page: Page, name: string) {
  const frame = await boxOf(map(page))
  const box = await boxOf(linkIn(map(page), name, exactly))
  const between = (start: 'x' | 'y', size: 'width' | 'height') =>
    box[start] + box[size] / 2 - (frame[start] + frame[size] / 2)
  return Math.hypot(between('x', 'width'), between('y', 'height'))
}
