/** A link within the site. */
export interface SiteLink {
  /** After the #, with its query. */
  readonly route: string
  /** State of the history entry: `data-selected-in` of the link. */
  readonly state: { readonly selectedIn: string } | null
}

/**
 * The link (`<a href="#/…">`) an event happened on, or null. Links are plain elements, the same in pages and their static
 * pictures; one listener follows all of them.
 */
export function linkOf({ target }: Event): SiteLink | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="#/"]') : null
  const route = link?.getAttribute('href')?.slice(1)
  if (!link || route === undefined) return null
  const { selectedIn } = link.dataset
  return { route, state: selectedIn === undefined ? null : { selectedIn } }
}

/** The link a click follows; null for a new tab, a download or the context menu. */
export function linkToFollow(event: MouseEvent): SiteLink | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain && !event.defaultPrevented ? linkOf(event) : null
}
