/** Each deploy gives this file another name. */
const ownFile = import.meta.url.replace(/.*\//, '')
const noteKey = 'reloaded-from'

async function isReplaced(): Promise<boolean> {
  const response = await fetch(document.baseURI, { cache: 'no-store' })
  return response.ok && !(await response.text()).includes(ownFile)
}

/** Notes that this version was left. @returns false if it was left before: a reload would loop */
function noteReload(): boolean {
  if (sessionStorage.getItem(noteKey) === ownFile) return false
  sessionStorage.setItem(noteKey, ownFile)
  return true
}

/** Reloads the page, once, when one of its files is gone because a new version was deployed. */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      if ((await isReplaced()) && noteReload()) location.reload()
    } catch {
      // Offline, or storage is blocked: the page shows an error instead.
    }
  })
}
