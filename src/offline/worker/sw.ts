import { Files } from './Files.ts'
import { findFirstScreens, putFirstScreen } from './firstScreens.ts'
import { Line } from './Line.ts'
import { fetchParcel, isWhole, type Parcel, removeOthers } from './parcels.ts'

declare global {
  interface WorkerNavigator {
    /** Not in every browser (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean }
  }
}

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build (scripts/vite/write-packs.ts). */
  readonly __PARCELS__: readonly Parcel[]
}

const parcels = self.__PARCELS__
const site = self.registration.scope
const files = new Files(site, parcels)
const firstScreens = findFirstScreens(files.paths)
const line = new Line()

/** Such a reader has asked for the version that is there, and is not asked again for the next one. */
const isSavingData = self.navigator.connection?.saveData === true

/** Pages that are open; a new one is a reader who waits for it. */
const seenPages = new Set<string>()

async function makeWayForNewPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ id }) => !seenPages.has(id))) line.hold()
  for (const { id } of pages) seenPages.add(id)
}

/** Fetches what an earlier version or an interrupted installation has not left behind, one parcel after the other. */
async function install() {
  // A first installation is started by a page that is idle; an update comes just when a page loads.
  const isUpdate = self.registration.active !== null
  if (isUpdate && isSavingData) throw new Error('The reader saves data: the update waits.')
  if (isUpdate) line.hold()
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    seenPages.add(page.id)
  for (const parcel of parcels) {
    if (await isWhole(site, parcel)) continue
    await makeWayForNewPages()
    await line.run(signal => fetchParcel(site, parcel, signal))
  }
}

/** The start of the site, showing the page of its address. Not every browser tells a worker what follows the #. */
async function openPage({ url }: Request): Promise<Response> {
  const route = new URL(url).hash.slice(1)
  const path = firstScreens.get(route)
  if (path === undefined) return files.read('index.html')
  // Without the first screen, which the browser may have thrown away, the page draws itself.
  const [start, screen] = await Promise.all([files.read('index.html'), files.read(path).catch(() => null)])
  if (!start.ok || !screen?.ok) return start
  const document = putFirstScreen(await start.text(), route, await screen.text())
  return new Response(document, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** `/data/variables.csv`, but not `/weapons` nor `/weapons.html`. */
const isFile = ({ url }: Request) => /\.(?!html$)[^/]*$/.test(new URL(url).pathname)

/** A page of another path is the app too, unless the host knows better; a file is nothing without a connection. */
async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return isFile(request) ? Response.error() : files.read('index.html')
  }
}

self.addEventListener('install', event => event.waitUntil(install()))

self.addEventListener('activate', event => {
  // The first visit is already offline-ready, without a reload.
  event.waitUntil(Promise.all([removeOthers(site, parcels), self.clients.claim()]))
})

self.addEventListener('message', event => {
  const type: unknown = event.data?.type
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (type === 'READER_ACTS') line.hold()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const path = files.find(request)
  if (path === 'index.html' && request.mode === 'navigate') event.respondWith(openPage(request))
  else if (path !== null) event.respondWith(files.read(path))
  else if (request.mode === 'navigate') event.respondWith(navigate(request))
})
