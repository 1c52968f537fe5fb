import { Activity, type ComponentType, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'react-router-dom'
import { siteNavigator } from './siteHistory.ts'

/**
 * Draws a page out of sight and throws it away. The browser makes code ready when it runs for the first time; the press
 * that leads to the page, or to one like it, would else wait for that. No effect of the page runs.
 */
export function rehearsePage(path: string, Page: ComponentType): Promise<void> {
  const stage = document.createElement('div')
  const root = createRoot(stage)
  return new Promise(resolve => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      root.unmount()
      resolve()
    })
    observer.observe(stage, { childList: true })
    startTransition(() =>
      root.render(
        <Activity mode="hidden">
          <Router location={path} navigator={siteNavigator}>
            <Page />
          </Router>
        </Activity>,
      ),
    )
  })
}
