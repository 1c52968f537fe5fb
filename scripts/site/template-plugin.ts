import type { Plugin } from 'vite'
import { documentTitle } from '#shared/page-files.ts'
import { escapeHtml } from '#shared/text.ts'
import { readSite } from '../build/site.ts'
import { readThemeColour } from '../build/theme.ts'

/** Values for the placeholders of index.html, e.g. `%TITLE%`. */
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

/** Fills the theme colours of index.html, and in development, where no pages are prerendered, all other placeholders. */
export function templatePlugin(): Plugin {
  let root = ''
  let isBuild = false
  return {
    name: 'template',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const { light, dark } = readThemeColour(root, 'page')
        const coloured = fillTemplate(html, { PAGE_LIGHT: light, PAGE_DARK: dark })
        if (isBuild) return coloured
        const { title, description: DESCRIPTION, homepage: URL } = readSite(root)
        const TITLE = documentTitle('/', title, title)
        return fillTemplate(coloured, {
          TITLE,
          DESCRIPTION,
          URL,
          IMAGE_URL: './social-preview.png',
          PAGE: '',
          POLICY: '',
          START: '',
          ROOT: '',
        })
      },
    },
  }
}
