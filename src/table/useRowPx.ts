import { useSyncExternalStore } from 'react'
import { rowRem } from './columnTracks.ts'

let knownRowPx: number | null = null

/** Asked for once and when the window changes, as with a zoom of the text: the answer costs a look at all styles. */
function readRowPx(): number {
  knownRowPx ??= rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return knownRowPx
}

function subscribeRowPx(listener: () => void) {
  const change = () => {
    knownRowPx = null
    listener()
  }
  window.addEventListener('resize', change)
  return () => window.removeEventListener('resize', change)
}

/** Height of a row in pixels; readers may have set another size of text than browsers begin with. */
export const useRowPx = () => useSyncExternalStore(subscribeRowPx, readRowPx, () => rowRem * 16)
