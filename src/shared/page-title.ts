/** Title of a page in the browser tab, in search results and previews. */
export function documentTitle(path: string, heading: string, siteTitle: string): string {
  return `${path === '/' ? siteTitle : heading} – GTA San Andreas save file format`
}
