import './app/layers.css' // first: it fixes the order of the style layers
import './app/theme.css'
import './app/base.css'

import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { loadFirstPage } from './app/pages.ts'
import { reloadAfterDeploy } from './app/reloadAfterDeploy.ts'
import { Shell } from './app/Shell.tsx'
import { applyTheme } from './app/start/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

applyTheme() // for hosts that forbid the inline script
reloadAfterDeploy()
const { page } = document.documentElement.dataset // route of a static page, which becomes the app there
if (page && !location.hash.startsWith('#/')) history.replaceState(null, '', `./#${page}`)
if (!document.querySelector('style')?.sheet)
  document.querySelector('link[data-fallback]')?.setAttribute('media', 'all') // the host forbids inline styles

await loadFirstPage() // the picture of the page stays until then

// A transition: rendering leaves time for the first scrolling and clicking.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      {/* Every change of the address follows at once. */}
      <HashRouter useTransitions={false}>
        <Shell />
      </HashRouter>
    </StrictMode>,
  ),
)
