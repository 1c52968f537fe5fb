/**
 * The route, with its query, of the link (`<a href="#/…">`) an event happened on, or null. Links are plain elements, the same
 * in pages and their static pictures; one listener follows all of them.
 */
export function linkedRoute({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  return link?.getAttribute('href')?.slice(1) ?? null
}

/** The route a click leads to; null for a new tab, a download or the context menu. */
export function routeToFollow(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain && !event.defaultPrevented ? linkedRoute(event) : null
}
