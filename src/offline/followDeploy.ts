/** Each deploy gives the scripts of the frame another name. */
const ownFile = import.meta.url.replace(/.*\//, '')
const noteKey = 'reloaded-from'

async function isReplaced(): Promise<boolean> {
  const answer = await fetch(document.baseURI, { cache: 'no-store' })
  return answer.ok && !(await answer.text()).includes(ownFile)
}

/** Notes that this version is left. @returns false when it was left before: the host still serves it, so it would come again */
function noteReload(): boolean {
  if (sessionStorage.getItem(noteKey) === ownFile) return false
  sessionStorage.setItem(noteKey, ownFile)
  return true
}

/**
 * Reloads the page, at its address, when a file of it does not come because the site was replaced meanwhile. Never
 * without a connection, never twice from the same version, and not where the browser forbids to note that.
 */
export function followDeploy(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      if ((await isReplaced()) && noteReload()) location.reload()
    } catch {
      // No connection or no storage: the page says what did not come.
    }
  })
}
