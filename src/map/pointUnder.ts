import type { Point } from '../site/coordinates.ts'
import { pointAt, type View } from './view.ts'

/** Game coordinates under a pointer. @param frame element that shows the view */
export function pointUnder(
  frame: Element,
  view: View,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width } = frame.getBoundingClientRect()
  return pointAt(view, (clientX - left) / width, (clientY - top) / width)
}
