import { openParcel, type Parcel } from './parcels.ts'

/** Answers requests from the stored parcels. */
export class Files {
  readonly #site: string
  readonly #parcels = new Map<string, Parcel>()

  /** @param site address of the site, ending in a slash */
  constructor(site: string, parcels: readonly Parcel[]) {
    this.#site = site
    for (const parcel of parcels) for (const path of parcel.holds) this.#parcels.set(path, parcel)
  }

  /** The path of the file that a request asks for, whatever its query says; null when no parcel holds it. */
  find({ method, url }: Request): string | null {
    const address = url.replace(/[?#].*/, '')
    if (method !== 'GET' || !address.startsWith(this.#site)) return null
    const path = address.slice(this.#site.length) || 'index.html' // no name of a file has signs that an address escapes
    return this.#parcels.has(path) ? path : null
  }

  /** Paths of all files. */
  get paths(): Iterable<string> {
    return this.#parcels.keys()
  }

  /** The stored file. When the browser has thrown it away, it is fetched and stored again. */
  async read(path: string): Promise<Response> {
    const parcel = this.#parcels.get(path)
    const address = this.#site + path
    const cache = parcel && (await openParcel(this.#site, parcel))
    const stored = await cache?.match(address)
    if (stored) return stored
    const response = await fetch(address)
    if (response.ok) await cache?.put(address, response.clone()).catch(() => {}) // no room: fetched again next time
    return response
  }
}
