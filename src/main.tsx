import './app/theme.css' // first: it fixes the order of the style layers
import './app/base.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { findPage, loadPage } from './app/pageStore.ts'
import { Shell } from './app/Shell.tsx'
import { SiteRouter } from './app/SiteRouter.tsx'
import { readEntryStep } from './app/siteHistory.ts'
import { pathOf } from './generated/algebra/route.ts'
import { followDeploy } from './offline/followDeploy.ts'
import { listenForSearch } from './search/openSearch.ts'
import { isPagePainted } from './start/paintedRoute.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const readRoute = () => location.hash.slice(1) || '/'

/** Loads the page of the address, and again when a link was pressed meanwhile. */
async function loadEntry(): Promise<void> {
  const route = readRoute()
  const page = findPage(pathOf(route))
  if (page) await loadPage(page)
  if (route !== readRoute()) await loadEntry()
}

if (import.meta.env.DEV) (await import('./start/rememberedTheme.ts')).applyTheme() // a build has src/start do it earlier
followDeploy()
await new Promise(resolve => setTimeout(resolve)) // what the reader does between the code and the drawing comes first
await loadEntry()
readEntryStep() // from here on the document is that of this address
const isTwin = document.documentElement.dataset.page !== undefined
const isPainted = isPagePainted(root, readRoute()) && !isTwin

const site = (
  <StrictMode>
    <SiteRouter>{isWaiting => <Shell isPainted={isPainted} isWaiting={isWaiting} />}</SiteRouter>
  </StrictMode>
)

// A static page has other links and all of its rows: it is drawn anew. Development starts with nothing.
if (root.firstElementChild && !isTwin) startTransition(() => void hydrateRoot(root, site))
else createRoot(root).render(site)
listenForSearch() // at once, while React still draws: what a reader types is not lost
document.dispatchEvent(new Event('app-start')) // for what src/start kept meanwhile
