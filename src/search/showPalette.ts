import { focusTarget } from './focusTarget.ts'
import { Palette } from './Palette.ts'
import { fetchIndex, loadIndex } from './searchIndex.ts'
import { readTrace, type Trace } from './trace.ts'

let palette: Palette | null = null

const beginWith = (query: string): Trace => ({ query, route: '', opened: [], isAll: false })

/**
 * Loads the index ahead; a failure is told by the palette, which tries again.
 * @param isSoon whether it is about to be needed, so that it is unpacked as well
 */
export function prepare(isSoon: boolean): void {
  const load = isSoon ? loadIndex : fetchIndex
  load().catch(() => {})
}

/**
 * Shows the search above the page, with the query and the choice that a result of this page was found by. It stands
 * apart from the page: its links are plain and followed by the frame.
 * @param typed what the reader has typed meanwhile, the beginning of another query
 */
export function showPalette(typed: string): void {
  const trace = typed === '' ? readTrace() : beginWith(typed)
  if (palette) return
  palette = new Palette(trace, () => {
    palette = null
  })
}

/** Shows what an address means that the search did not follow. */
export function showResult(route: string): void {
  focusTarget(route)
}
