import type { Plugin } from 'vite'
import { formatReport } from '../csv/report.ts'
import { readSite } from '../site/site.ts'
import { readThemeColour } from '../site/theme.ts'

/** The page with its placeholders filled: %SITE_TITLE%, and %PAGE_LIGHT% and %PAGE_DARK% for the colours behind it. */
export function fillPage(root: string, html: string): string {
  const { value: site, problems } = readSite(root)
  if (site === null) throw new Error(formatReport(problems))
  const page = readThemeColour(root, 'page')
  return html
    .replaceAll('%SITE_TITLE%', site.title)
    .replaceAll('%PAGE_LIGHT%', page.light)
    .replaceAll('%PAGE_DARK%', page.dark)
}

/** Gives index.html the name of the site and the colours of its theme. */
export function sitePlugin(): Plugin {
  let root = ''
  return {
    name: 'site',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: { order: 'pre', handler: html => fillPage(root, html) },
  }
}
