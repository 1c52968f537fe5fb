/** The current parameters of the address; a component may not have rendered the last change yet. */
export function currentParameters(): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(window.location.hash)?.[1] ?? '')
}

/** The full URL of a route, also from a static page. */
export function absoluteUrl(route: string): string {
  return `${new URL('.', document.baseURI)}#${route}`
}
