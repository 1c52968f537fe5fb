import { registerSW } from 'virtual:pwa-register'

declare global {
  interface Navigator {
    /** Not in every browser (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean }
  }
}

const workerUrl = new URL('sw.js', document.baseURI)
const isLocalhost = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** On localhost, another project may have left its worker, or serve a page at this address. */
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

/** Whether the browser has deleted the files of an installed worker. It cannot fetch them again, but a new one can. */
async function hasLostFiles({ active, scope }: ServiceWorkerRegistration): Promise<boolean> {
  return active !== null && !(await caches.keys()).some(name => name.endsWith(scope))
}

/** The document's Trusted Types policy allows only this worker; libraries pass its address as a string. */
function allowWorker() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, document.baseURI).href === workerUrl.href) return url
      throw new TypeError(`${url} is not the offline worker`)
    },
  })
}

/**
 * Registers the offline worker. Errors are only logged: the site works without it.
 * @param onUpdate called when a new version is waiting; its argument activates it and reloads the page
 * @param onSaveData called instead if Data Saver is on; its argument registers the worker anyway
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
  const installed = await navigator.serviceWorker.getRegistration()
  if (installed && (await hasLostFiles(installed))) {
    await installed.unregister() // the next visit installs it anew
    return
  }
  const register = () => {
    const activate = registerSW({
      onNeedRefresh: () =>
        onUpdate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          // Another tab has activated it already.
          if (!registration?.waiting) return location.reload()
          // The library reloads only pages that had a worker when they were opened.
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
            once: true,
          })
          return activate(true)
        }),
      onNeedReload: () => {},
      onRegisterError: error => console.error('Offline worker not registered:', error),
    })
  }
  allowWorker()
  // With Data Saver on, no worker is registered without consent; an existing one stays.
  if (navigator.connection?.saveData === true && !installed) onSaveData(register)
  else register()
}
