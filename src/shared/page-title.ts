/** Title of a page in the browser's tab, in results of search engines and in previews. */
export function documentTitle(path: string, heading: string, siteTitle: string): string {
  return path === '/' ? siteTitle : `${heading} – GTA San Andreas save file format`
}
