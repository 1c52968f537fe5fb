import './app/layers.css' // first: it fixes the order of the style layers
import './app/theme.css'
import './app/base.css'

import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { staticFragment } from '#shared/route.ts'
import { loadFirstPage } from './app/pages.ts'
import { reloadAfterDeploy } from './app/reloadAfterDeploy.ts'
import { Shell } from './app/Shell.tsx'
import { applyTheme } from './app/start/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

document.documentElement.dataset.started = '' // see src/app/start
applyTheme() // for hosts that forbid the inline script
reloadAfterDeploy()
if (!document.querySelector('style')?.sheet)
  document.querySelector('link[rel="stylesheet"][disabled]')?.removeAttribute('disabled') // the host forbids inline styles

/** Longer addresses are not ours: with 400,000 characters, a page took 10 seconds. */
const longestAddress = 8000
function cutAddress() {
  const { hash } = location
  if (hash.length > longestAddress) history.replaceState(history.state, '', hash.slice(0, longestAddress))
}

const routeOfAddress = () => location.hash.slice(1) || '/'

/** @param route what the address named before the first rendering */
function App({ route }: { route: string }) {
  // The router listens from its first commit on: of an address that changed meanwhile it learns here.
  useEffect(() => {
    if (routeOfAddress() !== route) dispatchEvent(new PopStateEvent('popstate'))
  }, [route])
  return (
    <StrictMode>
      {/* Every change of the address follows at once. */}
      <HashRouter useTransitions={false}>
        <Shell />
      </HashRouter>
    </StrictMode>
  )
}

async function startApp(container: HTMLElement) {
  const { page } = document.documentElement.dataset // route of a static page, which becomes the app there
  if (page && !location.hash.startsWith('#/')) history.replaceState(null, '', `./#${page}`)
  cutAddress()
  addEventListener('popstate', cutAddress) // before the router reads it
  const isLoaded = await loadFirstPage() // the picture of the page stays until then
  const route = routeOfAddress()
  const app = <App route={route} />
  const isPictured = isLoaded && document.documentElement.dataset.picture === route
  /** Of an address that changes before React begins, the picture shows another page: React replaces it, as it should. */
  const onRecoverableError = (error: unknown) => {
    if (routeOfAddress() === route) reportError(error)
  }
  // A transition: rendering leaves time for the first scrolling and clicking.
  startTransition(() => {
    if (isPictured) hydrateRoot(container, app, { onRecoverableError })
    else createRoot(container).render(app)
  })
}

// Without `await`: WebKit reports a module that waits as loaded before it runs, which looks like a lost script.
if (location.hash !== staticFragment) void startApp(root)
