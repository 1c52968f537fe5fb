import type { Point } from '../site/coordinates.ts'
import { mapReachUnits } from '../site/coordinates.ts'
import { type View, wholeMap } from './view.ts'

/** Cursor steps across the viewport, normal and with Shift. */
const coarseSteps = 20
const fineSteps = 310

const directions: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** What a key does. */
export type MapCommand =
  | { readonly type: 'cursor'; readonly point: Point }
  | { readonly type: 'zoom'; readonly zoom: number }
  | { readonly type: 'select' }
  | { readonly type: 'dismiss' }

const clamp = (units: number) => Math.min(Math.max(units, -mapReachUnits), mapReachUnits)

/** The command of a key; null when the key is left to the browser. @param cursor current position of the cursor */
export function commandOf(key: string, isFine: boolean, view: View, cursor: Point): MapCommand | null {
  const direction = directions[key]
  if (direction) {
    const step = (2 * mapReachUnits) / view.zoom / (isFine ? fineSteps : coarseSteps)
    const [right, up] = direction
    return { type: 'cursor', point: { x: clamp(cursor.x + right * step), y: clamp(cursor.y + up * step) } }
  }
  if (key === '+' || key === '=') return { type: 'zoom', zoom: view.zoom * 1.5 }
  if (key === '-' || key === '_') return { type: 'zoom', zoom: view.zoom / 1.5 }
  if (key === '0') return { type: 'zoom', zoom: wholeMap.zoom }
  if (key === 'Enter') return { type: 'select' }
  return key === 'Escape' ? { type: 'dismiss' } : null
}
