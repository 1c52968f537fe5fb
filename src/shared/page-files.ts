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

export interface StaticPage {
  /** Route after the #. */
  readonly path: string
  /** Heading of the page. */
  readonly title: string
}

/** What src/app/prerender exports, for the build. */
export interface PageRenderer {
  readonly pages: readonly StaticPage[]
  /** Meta descriptions by path. */
  readonly pageDescriptions: Readonly<Record<string, string>>
  readonly site: { readonly title: string; readonly homepage: string }
  /** The site at a page. @param mode `live` for its first commit, `document` for all of it */
  renderPage(page: StaticPage, mode: 'live' | 'document'): Promise<string>
}
