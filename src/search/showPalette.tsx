import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Palette } from './Palette.tsx'
import { fetchIndex, loadIndex } from './searchIndex.ts'
import { readTrace } from './trace.ts'

let root: Root | null = null

function draw(isShown: boolean) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const palette = <Palette trace={readTrace()} onClose={() => draw(false)} />
  root.render(<StrictMode>{isShown && palette}</StrictMode>)
}

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
 */
export function showPalette(): void {
  draw(true)
}
