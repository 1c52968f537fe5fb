import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import {
  documentTitle,
  type PageFiles,
  type PageRenderer,
  pageFilesId,
  type StaticPage,
} from '#shared/page-files.ts'
import { documentName } from '#shared/route.ts'
import { buildStartScript, contentPolicy } from './content-policy.ts'
import { pageModules } from './page-modules.ts'
import { buildPageRenderer } from './page-renderer.ts'
import { fillTemplate, type PageValues } from './template-plugin.ts'

/** File of the static page of a route, e.g. `block-01.html`. */
export const staticFile = (path: string) => `${documentName(path)}.html`

/** In static pages, links between routes become links between static pages, as page components only know routes. */
const linkStaticPages = (html: string) =>
  html.replace(/href="#(\/[^"?#]*)[^"]*"/g, (_, path: string) => `href="${staticFile(path)}"`)

/** The page without the site around it. */
function contentOfMain(html: string): string {
  const [, content] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  if (content === undefined) throw new Error('a page has no main')
  return content
}

/** In `index.html`, whose links the app handles. */
const withoutScripts = `<noscript><p style="padding: 1rem">Without JavaScript, read the <a href="./${staticFile('/')}">static pages</a>.</p></noscript>`

function headOf({ site, pageDescriptions }: PageRenderer, { path, title }: StaticPage) {
  const description = pageDescriptions[path]
  if (description === undefined) throw new Error(`the page ${path} has no description`)
  return {
    TITLE: documentTitle(path, title, site.title),
    DESCRIPTION: description,
    URL: new URL(path === '/' ? '.' : staticFile(path), site.homepage).href,
    IMAGE_URL: new URL('social-preview.png', site.homepage).href,
  }
}

/** URLs of the static pages, for search engines. */
function sitemap(renderer: PageRenderer): string {
  const lines = renderer.pages.map(page => `  <url><loc>${headOf(renderer, page).URL}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`
}

/** The stylesheet with its layer order first, as the bundler puts styles of shared chunks before it. */
function styleSheet(root: string, bundle: Rollup.OutputBundle): Rollup.OutputAsset {
  const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('the build has no style sheet')
  const order = readFileSync(join(root, 'src/app/layers.css'), 'utf8').trim()
  sheet.source = order + sheet.source
  return sheet
}

const sheetLink = ({ fileName }: Rollup.OutputAsset) =>
  `<link rel="stylesheet" crossorigin href="./${fileName}">`

/** Links the stylesheet without `crossorigin`, with which a page opened from disk would get no styles. */
const linkStyles = (html: string, sheet: Rollup.OutputAsset) =>
  html.replace(sheetLink(sheet), sheetLink(sheet).replace(' crossorigin', ''))

/**
 * The stylesheet is inlined, so that the first paint waits for no other file. The file is fetched only where the host forbids
 * inline styles and src/main.tsx enables its link.
 */
function inlineStyles(html: string, sheet: Rollup.OutputAsset) {
  const link = sheetLink(sheet)
  if (!html.includes(link)) throw new Error('index.html does not link the style sheet')
  const css = String(sheet.source)
  const fallback = `<link rel="stylesheet" disabled href="./${sheet.fileName}">`
  return { css, html: html.replace(link, () => `<style>${css}</style>${fallback}`) }
}

/**
 * Renders every page of the register:
 * - `index.html`: the start of the app, with the overview
 * - `assets/picture-….html`: the first viewport of every other page, shown until the app has loaded
 * - `locations.html`, `block-01.html` …: static pages for users without JavaScript, search engines and previews
 */
export function staticPages(): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('the build has no index.html')
      const { root } = this.environment.config
      const renderer = await buildPageRenderer(root)
      const pictures: Record<string, string> = {}
      for (const page of renderer.pages.filter(({ path }) => path !== '/')) {
        const source = contentOfMain(await renderer.renderPage(page, 'live'))
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/picture-${documentName(page.path)}-${hash}.html`
        this.emitFile({ type: 'asset', fileName, source })
        pictures[page.path] = fileName
      }
      const files: PageFiles = Object.fromEntries(
        renderer.pages.map(({ path }) => {
          const picture = pictures[path]
          return [path, { ...(picture && { picture }), modules: pageModules(bundle, path) }]
        }),
      )
      const list = `<script type="application/json" id="${pageFilesId}">${JSON.stringify(files)}</script>`
      const script = await buildStartScript(root)
      const fill = (
        template: string,
        page: StaticPage,
        values: Pick<PageValues, 'PAGE' | 'POLICY' | 'ROOT'>,
      ) =>
        fillTemplate(template, {
          ...headOf(renderer, page),
          ...values,
          START: `${list}<script>${script}</script>`,
        })

      const template = String(index.source)
      const sheet = styleSheet(root, bundle)
      const staticTemplate = linkStyles(template, sheet)
      for (const page of renderer.pages) {
        const content = linkStaticPages(await renderer.renderPage(page, 'document'))
        const values = { PAGE: page.path, POLICY: contentPolicy([script], []), ROOT: content }
        this.emitFile({
          type: 'asset',
          fileName: staticFile(page.path),
          source: fill(staticTemplate, page, values),
        })
      }
      const overview = renderer.pages.find(({ path }) => path === '/')
      if (!overview) throw new Error('the register has no overview')
      const { css, html } = inlineStyles(
        template.replace('<div id="root">', from => withoutScripts + from),
        sheet,
      )
      const content = await renderer.renderPage(overview, 'live')
      index.source = fill(html, overview, { PAGE: '', POLICY: contentPolicy([script], [css]), ROOT: content })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(renderer) })
    },
  }
}
