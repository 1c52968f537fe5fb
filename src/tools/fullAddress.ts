/** The address of a route to send to a friend; also from a page that has a document of its own. */
export function fullAddress(route: string): string {
  return `${new URL('.', document.baseURI)}#${route}`
}
