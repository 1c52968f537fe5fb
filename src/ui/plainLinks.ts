/**
 * The route of the link (`<a href="#/…">`) that an event happened on, with its query; null for any other place. Links
 * are plain elements: one listener of the frame follows them all, where a component for each would cost every row.
 */
export function routeOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  return link?.getAttribute('href')?.slice(1) ?? null
}

/** The route that a press leads to; null when it asks for something else: a new tab, a download, the menu. */
export function routeToFollow(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain && !event.defaultPrevented ? routeOf(event) : null
}
