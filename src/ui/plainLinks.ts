/** A link within the site and what a press on it means. */
export interface SiteLink {
  /** Behind the #, with its query. */
  readonly route: string
  /** What the step to it leaves in the history beside the address: `data-chosen-in` of the link. */
  readonly state: { readonly chosenIn: string } | null
}

/**
 * The link (`<a href="#/…">`) that an event happened on; null for any other place. Links are plain elements: one
 * listener of the frame follows them all, where a component for each would cost every row.
 */
export function linkOf({ target }: Event): SiteLink | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="#/"]') : null
  const route = link?.getAttribute('href')?.slice(1)
  if (!link || route === undefined) return null
  const { chosenIn } = link.dataset
  return { route, state: chosenIn === undefined ? null : { chosenIn } }
}

/** The link that a press follows; null when it asks for something else: a new tab, a download, the menu. */
export function linkToFollow(event: MouseEvent): SiteLink | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain && !event.defaultPrevented ? linkOf(event) : null
}
