import type { Point } from './coordinates.ts'
import { placeAt, type View } from './view.ts'

/** The game coordinates under a pointer, for the frame that shows the view. */
export function placeUnder(
  frame: Element,
  view: View,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width } = frame.getBoundingClientRect()
  return placeAt(view, (clientX - left) / width, (clientY - top) / width)
}
