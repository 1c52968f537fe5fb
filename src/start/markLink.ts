import { pathOf } from '../generated/algebra/route.ts'

/** Marks the link of a route in the list of pages, as the app does: React takes attributes as they stand. */
export function markLink(route: string): void {
  document.querySelector('nav [aria-current]')?.removeAttribute('aria-current')
  document.querySelector(`nav a[href="#${CSS.escape(pathOf(route))}"]`)?.setAttribute('aria-current', 'page')
}
