/** What is fetched in one request: a pack of several files, or one file by itself. Paths are relative to the site. */
export interface Parcel {
  readonly file: string
  readonly holds: readonly string[]
}

/** A pack as it lies on the server: files by path. */
type Pack = Readonly<Record<string, { type: string; text: string } | { type: string; base64: string }>>

/** The caches of this site. Sites below other paths of the same host have their own. */
const prefix = (site: string) => `parcel ${site} `

export function openParcel(site: string, { file }: Parcel): Promise<Cache> {
  return caches.open(prefix(site) + file)
}

/** Stored last: tells that everything in the parcel is there. */
const seal = (site: string, { file }: Parcel) => `${site}${file}?whole`

export async function isWhole(site: string, parcel: Parcel): Promise<boolean> {
  return (await (await openParcel(site, parcel)).match(seal(site, parcel))) !== undefined
}

function unpack(file: Pack[string]): Response {
  const body = 'text' in file ? file.text : Uint8Array.from(atob(file.base64), letter => letter.charCodeAt(0))
  return new Response(body, { headers: { 'Content-Type': file.type } })
}

/**
 * Fetches a parcel and stores each of its files.
 * @throws when the parcel does not come whole or the browser has no room left
 */
export async function fetchParcel(site: string, parcel: Parcel, signal: AbortSignal): Promise<void> {
  const response = await fetch(site + parcel.file, { signal, priority: 'low' })
  if (!response.ok) throw new Error(`${parcel.file}: status ${response.status}`)
  const cache = await openParcel(site, parcel)
  if (parcel.file.startsWith('packs/')) {
    const pack: Pack = await response.json()
    await Promise.all(Object.entries(pack).map(([path, file]) => cache.put(site + path, unpack(file))))
  } else {
    await cache.put(site + parcel.file, response)
  }
  await cache.put(seal(site, parcel), new Response())
}

/** Removes what no parcel of this version holds, and what workers of the first versions kept. */
export async function removeOthers(site: string, parcels: readonly Parcel[]): Promise<void> {
  const needed = new Set(parcels.map(({ file }) => prefix(site) + file))
  const isOurs = (name: string) =>
    name.startsWith(prefix(site)) || (name.startsWith('workbox-precache') && name.endsWith(`-${site}`))
  const names = await caches.keys()
  await Promise.all(names.filter(name => isOurs(name) && !needed.has(name)).map(name => caches.delete(name)))
}
