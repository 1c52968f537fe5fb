/**
 * What the document shows, as its root says in `data-painted`; styles read it too. The address of a page: this page, as the
 * app draws it first.
 * - `''`: the overview, hidden, where another page belongs
 * - `document`: a static page, with other links and all of its rows
 * - `nothing`: an empty page or a word of waiting
 * - `failed`: why the app did not start
 * - `app`: what the app draws
 */
export type Painted = '' | 'document' | 'nothing' | 'failed' | 'app' | `/${string}`

/** Undefined before anything has started. */
export function readPainted(): string | undefined {
  return document.documentElement.dataset.painted
}

export function setPainted(painted: Painted): void {
  document.documentElement.dataset.painted = painted
}
