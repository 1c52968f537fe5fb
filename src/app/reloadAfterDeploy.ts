import { reloadOnce } from './start/reloadOnce.ts'

/** Each deploy gives this file another name. */
const ownFile = import.meta.url.replace(/.*\//, '')

async function isReplaced(): Promise<boolean> {
  const response = await fetch(document.baseURI, { cache: 'no-store' })
  return response.ok && !(await response.text()).includes(ownFile)
}

/** Reloads the page, once, when one of its files is gone because a new version was deployed. */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', async () => {
    // Offline, the page shows an error instead.
    if (await isReplaced().catch(() => false)) reloadOnce(ownFile)
  })
}
