import type { Plugin } from 'vite'
import { documentTitle } from '#shared/page-files.ts'
import { readSite } from '../build/site.ts'
import { readThemeColour } from '../build/theme.ts'
import { fillTemplate } from './page-template.ts'

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
