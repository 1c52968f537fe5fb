/** Values for the placeholders of index.html, e.g. `%TITLE%`. */
import { escapeHtml } from '#shared/text.ts'
export interface PageValues {
  /** Route of a static page, which becomes the app at that route; empty for the start of the app. */
  readonly PAGE: string
  readonly TITLE: string
  readonly DESCRIPTION: string
  /** Canonical URL. */
  readonly URL: string
  readonly IMAGE_URL: string
  readonly PAGE_LIGHT: string
  readonly PAGE_DARK: string
  /** Content security policy. */
  readonly POLICY: string
  /** HTML: inline script. */
  readonly START: string
  /** HTML: content of the root element. */
  readonly ROOT: string
}

const htmlPlaceholders: readonly string[] = ['START', 'ROOT']

/**
 * Fills placeholders of a template. @param values values by placeholder; others are kept @throws if the
 * template lacks a placeholder
 */
export function fillTemplate(template: string, values: Partial<PageValues>): string {
  return Object.entries(values).reduce((html, [name, value]) => {
    const placeholder = `%${name}%`
    if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`)
    return html.replaceAll(placeholder, () => (htmlPlaceholders.includes(name) ? value : escapeHtml(value)))
  }, template)
}
