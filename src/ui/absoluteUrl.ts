/** The full URL of a route, also from a static page. */
export function absoluteUrl(route: string): string {
  return `${new URL('.', document.baseURI)}#${route}`
}
