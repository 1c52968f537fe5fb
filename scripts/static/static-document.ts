import { documentName } from '../algebra/route.ts'

/** What a page tells search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Address of the page as a static document. */
  readonly canonical: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character] ?? character)
}

/** Exchanges exactly one place of a document. @throws when the place is not there */
export function exchange(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place}`)
  return html.replace(place, () => text)
}

/** File of the static document of a route, e.g. `block-01.html`; the overview is also the start of the app. */
export function staticFile(path: string): string {
  return `${documentName(path)}.html`
}

/** Points links between routes at the static documents, where a query has no meaning. */
export function linkDocuments(html: string): string {
  return html.replace(/href="#(\/[^"?#]*)[^"]*"/g, (_, path: string) => `href="${staticFile(path)}"`)
}

/** The static document of a route: it tells the scripts that it is one, and of which page. */
export function markDocument(html: string, path: string): string {
  return exchange(html, /(?<=<html lang="en")(?=>)/, ` data-page="${path}"`)
}

/** A document of the build with the content and the head of one page. */
export function fillDocument(template: string, root: string, head: PageHead): string {
  const { title, description, canonical } = head
  const fills: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, escapeHtml(description)],
    [/(?<=<meta property="og:title" content=")[^"]*/, escapeHtml(title)],
    [/(?<=<meta property="og:description" content=")[^"]*/, escapeHtml(description)],
    [/(?=<\/head>)/, `<link rel="canonical" href="${escapeHtml(canonical)}" />\n  `],
    [/(?<=<div id="root">)(?=<\/div>)/, root],
  ]
  return fills.reduce((html, [place, text]) => exchange(html, place, text), template)
}
