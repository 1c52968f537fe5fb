import type { Page } from 'playwright-core'
import { exactly, linkIn, regionIn } from './page.ts'

export const map = (page: Page) => page.getByRole('application', { name: 'Map of San Andreas' })
export const card = (page: Page, name: string) => regionIn(page, name, exactly)
export const coordinates = (page: Page) => page.locator('dt:text-is("Game") + dd').textContent()

export async function boxOf(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('the map has no box')
  return box
}

/** Distance between the centre of a marker and the centre of the map, in pixels. */
export async function offCentre(page: Page, name: string) {
  const frame = await boxOf(page)
  const box = await linkIn(map(page), name, exactly).boundingBox()
  if (!box) throw new Error(`${name} is not drawn`)
  const middle = (side: { x: number; y: number; width: number; height: number }) => ({
    x: side.x + side.width / 2,
    y: side.y + side.height / 2,
  })
  return Math.hypot(middle(box).x - middle(frame).x, middle(box).y - middle(frame).y)
}
