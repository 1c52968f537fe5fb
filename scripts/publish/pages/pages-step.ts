import { blockRoute } from '../../../src/shared/route.ts'
import { madeFrom } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import type { Source } from '../../csv/engine/table.ts'
import { blocks } from '../../tables/blocks.ts'
import { pages } from '../../tables/pages.ts'
import { publishedTables } from '../tables/table-sources.ts'

/** A page of the site, for navigation, routes and static pages. */
interface RegisteredPage {
  /** Route after the #, e.g. `/weapons` or `/block/03`. */
  readonly path: string
  /** Section of the navigation. */
  readonly group: string
  readonly label: string
  /** Heading of the page. */
  readonly title: string
  /** Two digits of a block, for the page of a block. */
  readonly block: string | null
  /** One sentence for search engines and link previews. */
  readonly description: string
}

/** The padding has no fields of its own. */
const describeBlock = (block: string, contents: string) =>
  `Block ${block} of the GTA San Andreas save format: ${contents}. ${block === '30' ? 'Its position and size, and the evidence for them.' : 'Every field with offset, type, values and evidence.'}`

/** All pages: those of pages.csv, then the blocks with a page, in file order. */
export function registerPages(source: Source): readonly RegisteredPage[] {
  const blockPages = blocks
    .rows(source)
    .filter(({ hasPage }) => hasPage)
    .map(({ block, description, name, contents }) => ({
      path: blockRoute(block),
      group: 'Blocks',
      label: name,
      title: `Block ${block}: ${description}`,
      block,
      description: describeBlock(block, contents),
    }))
  return [...pages.rows(source).map(page => ({ ...page, block: null })), ...blockPages]
}

/** Empty blocks, which have no page, as two digits, in file order. */
function emptyBlocks(source: Source): readonly string[] {
  return blocks
    .rows(source)
    .filter(({ hasPage }) => !hasPage)
    .map(({ block }) => block)
}

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
