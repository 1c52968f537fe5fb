import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { buildRenderer, buildStartScript, type Renderer, type StaticPage } from '../static/renderer.ts'
import { filesOfModules, frameScripts } from '../static/route-files.ts'
import { exchange, fillDocument, linkDocuments, markDocument, staticFile } from '../static/static-document.ts'

/** What stands in `main`, from the whole site at a page. */
function contentOf(html: string): string {
  const [, content] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  if (content === undefined) throw new Error('the site was drawn without a main element')
  return content
}

function hashedName(path: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return `assets/first-${path.slice(1).replaceAll('/', '-')}-${hash}.html`
}

function headOf({ site, pageDescriptions }: Renderer, { path, title }: StaticPage) {
  return {
    title: path === '/' ? site.title : `${title} · ${site.title}`,
    description: pageDescriptions[path] ?? '',
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
 * - `index.html` holds the overview, which the app takes over, and the script of src/start;
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
        const name = hashedName(page.path, content)
        emit(name, content)
        routes[page.path] = [name, ...filesOf(renderer.pageFiles(page))].map(file => numberOf(`./${file}`))
      }

      const app = frameScripts(bundle).map(file => `./${file}`)
      const [table = ''] = filesOf(['table/DataTable.tsx']).filter(file => file.endsWith('.js'))
      const answers = filesOf(['table/findRows.ts'])
      const script = await buildStartScript(config.root, {
        routes,
        app,
        table: numberOf(`./${table}`),
        answers: answers.map(file => numberOf(`./${file}`)),
        files,
      })
      const template = withStartScript(inlineStyles(String(document.source), bundle), script)
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

/** The styles of the frame within the document: one step less before the first paint. Their file is not needed any more. */
function inlineStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/g, (_, file: string) => {
    const text = inlineFile(file, bundle)
    delete bundle[file]
    return text
  })
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

/** The document with the start script, which fetches and starts all other scripts in its own time. */
function withStartScript(html: string, script: string): string {
  const bare = html.replace(
    /<(script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="[^"]+">(<\/script>)?\n?/g,
    '',
  )
  // The script brings styles of pages: the order of the layers must be told before them.
  const layers = new Set(Array.from(bare.matchAll(/@layer (\w+)\{/g), ([, layer]) => layer))
  return exchange(bare, /<!-- start -->/, `<style>@layer ${[...layers]}</style><script>${script}</script>`)
}
