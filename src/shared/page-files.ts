/** Title of a page in the browser tab, in search results and previews. */
export function documentTitle(path: string, heading: string, siteTitle: string): string {
  return `${path === '/' ? siteTitle : heading} – GTA San Andreas save file format`
}

/** Files of a page, by its route. A built document lists them, so that they can be fetched before the code that imports them. */
export type PageFiles = Readonly<Record<string, PageFilesEntry>>

interface PageFilesEntry {
  /** Its static picture; the overview has none. */
  readonly picture?: string
  /** Scripts that only some pages need. */
  readonly modules: readonly string[]
}

/** Id of the element with the list, as JSON. */
export const pageFilesId = 'page-files'
