import { registerSW } from 'virtual:pwa-register'

const workerUrl = new URL('sw.js', document.baseURI)
const isLocalhost = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** On localhost another project may have left its worker, or answer with a page: then the script is no javascript. */
async function isWorkerScript(): Promise<boolean> {
  const response = await fetch(workerUrl, { headers: { 'Service-Worker': 'script' }, cache: 'no-store' })
  return response.ok && (response.headers.get('content-type') ?? '').includes('javascript')
}

async function unregisterAndReload() {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.unregister()
  location.reload()
}

/**
 * Registers the offline worker. Trouble is only logged to the console: the site works without it.
 * @param onUpdate called when a new version waits; its argument activates that version and reloads the page
 */
export async function registerWorker(onUpdate: (activate: () => Promise<void>) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (isLocalhost && !(await isWorkerScript())) return await unregisterAndReload()
  } catch {
    console.info('No connection: the site runs in offline mode.')
    return
  }
  const activate = registerSW({
    onNeedRefresh: () =>
      onUpdate(() => {
        // The library reloads only pages that had a worker when they opened; a first visit has none yet.
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        return activate(true)
      }),
    onNeedReload: () => {},
    onRegisterError: error => console.error('Offline worker not registered:', error),
  })
}
