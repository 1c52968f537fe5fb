/** The current parameters of the address; a component may not have rendered the last change yet. */
export function currentParameters(): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(window.location.hash)?.[1] ?? '')
}

/** Parameters of an address of which some change; null removes one. */
export function withParameters(
  from: URLSearchParams | string,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(from)
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name)
    else next.set(name, value)
  return next
}

/** The full URL of a route, also from a static page. */
export function absoluteUrl(route: string): string {
  return `${new URL('.', document.baseURI)}#${route}`
}
