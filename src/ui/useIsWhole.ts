import { use, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { IsComplete } from './completeness.ts'

let isPrinting = false

function followPrinting(listener: () => void): () => void {
  const draw = () => {
    isPrinting = true
    flushSync(listener) // the browser takes what is there when this event ends
  }
  const rest = () => {
    isPrinting = false
    listener()
  }
  window.addEventListener('beforeprint', draw)
  window.addEventListener('afterprint', rest)
  return () => {
    window.removeEventListener('beforeprint', draw)
    window.removeEventListener('afterprint', rest)
  }
}

/** Whether all must be drawn at once: on a page that is drawn once and for all, and while one is printed. */
export function useIsWhole(): boolean {
  const isPrinted = useSyncExternalStore(
    followPrinting,
    () => isPrinting,
    () => false,
  )
  return use(IsComplete) || isPrinted
}
