import { madeFrom } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import { publishedTables } from '../tables/table-sources.ts'
import { emptyBlocks, registerPages } from './register.ts'

const header = madeFrom('data-csv/pages.csv', 'data-csv/blocks.csv')

const types = `interface CommonInfo {
  /** Section of the navigation. */
  readonly group: string
  /** Name in the navigation. */
  readonly label: string
  /** Heading of the page. */
  readonly title: string
}

/** A page of the site. */
export type PageInfo =
  | (CommonInfo & { readonly kind: 'page'; /** Route after the #. */ readonly path: Exclude<PagePath, BlockPath> })
  | (CommonInfo & { readonly kind: 'block'; readonly path: BlockPath; /** Two digits. */ readonly block: string; })
`

const union = (paths: readonly string[]) => paths.map(path => `\n  | '${path}'`).join('')

/** Writes the page register: paths as types, and which page shows which table. Descriptions are a separate module. */
export const pagesStep: Step = ({ source }) => {
  const pages = registerPages(source)
  const blockPaths = pages.filter(page => page.block !== null).map(({ path }) => path)
  const otherPaths = pages.filter(page => page.block === null).map(({ path }) => path)
  const entries = pages.map(({ path, group, label, title, block }) => {
    const page = { kind: block === null ? 'page' : 'block', path, group, label, title }
    return block === null ? page : { ...page, block }
  })
  const shown = publishedTables.flatMap(({ name, page }) => (page === null ? [] : [[name, page] as const]))
  const descriptions = Object.fromEntries(pages.map(({ path, description }) => [path, description]))
  const register = [
    header,
    `export type BlockPath =${union(blockPaths)}\n\n`,
    `export type PagePath =\n  | BlockPath${union(otherPaths)}\n\n`,
    types,
    `\n/** All pages, in the order of the navigation. */\nexport const pages: readonly PageInfo[] = ${JSON.stringify(entries, null, 1)}\n`,
    `\n/** Blocks without a page, two digits each: they hold nothing. */\nexport const emptyBlocks: readonly string[] = ${JSON.stringify(emptyBlocks(source))}\n`,
  ]
  const pageOfTable = [
    madeFrom('scripts/tables'),
    "import type { PagePath } from './register.ts'\n\n",
    '/** The page that shows a table, by the name of the table. */\n',
    `export const pageOfTable: Readonly<Record<string, PagePath>> = ${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`,
  ]
  const texts = `${header}/** One sentence on each page, by its path. */\nexport const pageDescriptions: Readonly<Record<string, string>> = ${JSON.stringify(descriptions, null, 2)}\n`
  return {
    modules: [
      { path: 'register.ts', content: register.join('') },
      { path: 'page-of-table.ts', content: pageOfTable.join('') },
      { path: 'page-descriptions.ts', content: texts },
    ],
  }
}
