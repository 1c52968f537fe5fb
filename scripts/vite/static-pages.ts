import { join } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { documentName } from '../algebra/route.ts'
import { buildRenderer, type Renderer, type StaticPage } from '../static/renderer.ts'
import { filesOfModules, frameScripts } from '../static/route-files.ts'
import { buildStart, hashedFile, type Start } from '../static/start-scripts.ts'
import { exchange, fillDocument, linkDocuments, markDocument, staticFile } from '../static/static-document.ts'

/** What stands in `main`, from the whole site at a page. */
function contentOf(html: string): string {
  const content = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]
  if (content === undefined) throw new Error('the site was drawn without a main element')
  return content
}

function headOf({ site, pageDescriptions }: Renderer, { path, title }: StaticPage) {
  const description = pageDescriptions[path]
  if (description === undefined) throw new Error(`nothing describes the page ${path}`)
  return {
    description,
    title: path === '/' ? site.title : `${title} · ${site.title}`,
    canonical: new URL(path === '/' ? '.' : staticFile(path), site.homepage).href,
  }
}

/** Addresses of the static documents, for search engines. */
function sitemap(renderer: Renderer): string {
  const lines = renderer.pages.map(page => `  <url><loc>${headOf(renderer, page).canonical}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`
}

/**
 * Draws every page of the register at build:
 * - `index.html` holds the overview, which the app takes over, and the scripts of src/start;
 * - `assets/first-….html` the first screen of each other page, which that script shows before the code is there;
 * - `locations.html`, `block-01.html` … are whole pages for readers without JavaScript, search engines and previews.
 */
export function staticPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_, bundle) {
      const document = bundle['index.html']
      if (document?.type !== 'asset') throw new Error('the build has no index.html')
      const renderer = await buildRenderer(config)
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })

      const filesOf = (modules: readonly string[]) =>
        filesOfModules(
          bundle,
          modules.map(file => normalizePath(join(config.root, 'src', file))),
        )

      const files: string[] = []
      const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
      const routes: Record<string, number[]> = {}
      for (const page of renderer.pages.filter(({ path }) => path !== '/')) {
        const content = contentOf(await renderer.renderFirstScreen(page))
        const stem = `first-${documentName(page.path)}`
        const { fileName, source } = hashedFile(stem, 'html', content)
        emit(fileName, source)
        routes[page.path] = [fileName, ...filesOf(renderer.pageFiles(page))].map(file =>
          numberOf(`./${file}`),
        )
      }

      const app = frameScripts(bundle).map(file => `./${file}`)
      const table = filesOf(['table/DataTable.tsx']).find(file => file.endsWith('.js'))
      if (table === undefined) throw new Error('the build has no script of tables')
      const answers = filesOf(['table/findRows.ts'])
      const begin = await buildStart(config.root, {
        routes,
        app,
        table: numberOf(`./${table}`),
        answers: answers.map(file => numberOf(`./${file}`)),
        files,
      })
      for (const { fileName, source } of begin.files) emit(fileName, source)
      const template = withStart(inlineStyles(String(document.source), bundle), begin)
      for (const page of renderer.pages) {
        const html = linkDocuments(await renderer.renderWhole(page))
        const styles = filesOf([...renderer.pageFiles(page), ...renderer.laterFiles(page)])
        const whole = linkStyles(fillDocument(template, html, headOf(renderer, page)), styles)
        emit(staticFile(page.path), markDocument(whole, page.path))
      }
      const overview = renderer.pages.find(({ path }) => path === '/')
      if (!overview) throw new Error('the register has no overview')
      const start = await renderer.renderFirstScreen(overview)
      const whole = fillDocument(template, start, headOf(renderer, overview))
      document.source = addStyles(whole, filesOf(renderer.laterFiles(overview)), bundle)
      emit('sitemap.xml', sitemap(renderer))
    },
  }
}

/**
 * Styles within a document; the link that is switched off tells the loader of pages that they are there. It calls itself a
 * style sheet only when the start script says so: Chrome up to 147 at least would fetch it all the same as it reads ahead.
 */
function inlineFile(file: string, bundle: Rollup.OutputBundle): string {
  const styles = bundle[file]
  if (styles?.type !== 'asset') throw new Error(`the build has no ${file}`)
  return `<style>${styles.source}</style><link rel="inlined" href="./${file}" disabled>`
}

/** The styles of the frame within the document: one step less before the first paint. */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/g, (_, file: string) =>
    inlineFile(file, bundle),
  )
}

/** The document with those of some files that are styles within it, behind the styles of the frame. */
function addStyles(html: string, files: readonly string[], bundle: Rollup.OutputBundle): string {
  const styles = files.filter(file => file.endsWith('.css')).map(file => inlineFile(file, bundle))
  return exchange(html, /(?=<link rel="canonical")/, styles.join(''))
}

/** The document with those of some files that are styles, behind the styles of the frame. */
function linkStyles(html: string, files: readonly string[]): string {
  const links = files
    .filter(file => file.endsWith('.css'))
    .map(file => `<link rel="stylesheet" href="./${file}">`)
  return exchange(html, /(?=<link rel="canonical")/, links.join(''))
}

/** The document with the scripts that fetch and start all other scripts in their own time. */
function withStart(html: string, { inline, last }: Start): string {
  const bare = html.replace(
    /<(script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="[^"]+">(<\/script>)?\n?/g,
    '',
  )
  // The script brings styles of pages: the order of the layers must be told before them.
  const layers = new Set(Array.from(bare.matchAll(/@layer (\w+)\{/g), ([, layer]) => layer))
  const begun = exchange(
    bare,
    /<!-- start -->/,
    `<style>@layer ${[...layers]}</style><script>${inline}</script>`,
  )
  return exchange(begun, /(?=<\/body>)/, last)
}
