import { registerSW } from 'virtual:pwa-register'

declare global {
  interface Navigator {
    /** Not in every browser (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean }
  }
}

const workerUrl = new URL('sw.js', document.baseURI)
const isLocalhost = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** On localhost another project may have left its worker, or answer with a page: then the script is no javascript. */
async function isWorkerScript(): Promise<boolean> {
  const response = await fetch(workerUrl, { headers: { 'Service-Worker': 'script' }, cache: 'no-store' })
  return response.ok && response.headers.get('content-type')?.includes('javascript') === true
}

async function unregisterAndReload() {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.unregister()
  location.reload()
}

/** Readers who ask their browser to save data get no worker unless they want it; one that they have stays. */
async function isUnwanted(): Promise<boolean> {
  return (
    navigator.connection?.saveData === true && (await navigator.serviceWorker.getRegistration()) === undefined
  )
}

/**
 * Tells an installing worker of everything that the reader does or the page loads, so that it leaves the line to them.
 * An update may come while the page is still loading; then it is told at once.
 */
function yieldToReader(registration: ServiceWorkerRegistration): void {
  const tell = () => registration.installing?.postMessage({ type: 'READER_ACTS' })
  for (const type of ['pointerdown', 'keydown', 'hashchange'])
    addEventListener(type, tell, { capture: true, passive: true })
  new PerformanceObserver(tell).observe({ type: 'resource' })
}

/** The policy of the document takes the address of a worker only from here, and libraries give it as a text. */
function allowWorker() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, document.baseURI).href === workerUrl.href) return url
      throw new TypeError(`${url} is not the offline worker`)
    },
  })
}

/**
 * Registers the offline worker. Trouble is only logged to the console: the site works without it.
 * @param onUpdate called when a new version waits; its argument activates that version and reloads the page
 * @param onSaveData called instead when the reader saves data; its argument registers the worker all the same
 */
export async function registerWorker(
  onUpdate: (activate: () => Promise<void>) => void,
  onSaveData: (register: () => void) => void,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (isLocalhost && !(await isWorkerScript())) return await unregisterAndReload()
  } catch {
    console.info('No connection: the site runs in offline mode.')
    return
  }
  const register = () => {
    const activate = registerSW({
      onNeedRefresh: () =>
        onUpdate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          // Another tab has put the new version in its place: nothing waits any more.
          if (!registration?.waiting) return location.reload()
          // The library reloads only pages that had a worker when they opened; a first visit has none yet.
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
            once: true,
          })
          return activate(true)
        }),
      onNeedReload: () => {},
      onRegisteredSW: (_url, registration) => registration && yieldToReader(registration),
      onRegisterError: error => console.error('Offline worker not registered:', error),
    })
  }
  allowWorker()
  if (await isUnwanted()) onSaveData(register)
  else register()
}
