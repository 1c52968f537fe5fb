import { groupBy } from '#shared/collections.ts'
import { blockRoute, documentName, fileEnd } from '#shared/route.ts'
import { camelCase } from '#shared/text.ts'
import { moduleFile } from '../build/output-file.ts'
import type { Step } from '../build/step.ts'
import type { Source } from '../csv/declare.ts'
import { blocks } from '../tables/blocks.ts'
import { externalLinks } from '../tables/external-links.ts'
import { fileTable } from '../tables/format/file.ts'
import { pages } from '../tables/pages.ts'
import { figuresOf } from '../tables/shared/figures.ts'
import { variables } from '../tables/shared/script-variables.ts'
import { publishedTables } from './tables/table-sources.ts'

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
  `Block ${block} of the GTA San Andreas save format: ${contents}. ${block === fileEnd ? 'Its position and size, and the evidence for them.' : 'Every field with offset, type, values and evidence.'}`

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

const from = [pages.file, blocks.file]

/** Writes the page register: paths as types, and which page shows which table. Descriptions and figures are separate modules. */
export const pagesStep: Step = ({ source }) => {
  const pages = registerPages(source)
  const blockPaths = pages.filter(page => page.block !== null).map(({ path }) => path)
  const otherPaths = pages.filter(page => page.block === null).map(({ path }) => path)
  const shown = publishedTables.flatMap(({ name, page }) => (page === null ? [] : [[name, page] as const]))
  return {
    modules: [
      moduleFile('register.ts', () => ({
        from,
        code: `export type BlockPath =${union(blockPaths)}\n\nexport type PagePath =\n  | BlockPath${union(otherPaths)}\n\n${types}`,
        constants: {
          pages: {
            doc: 'All pages, in the order of the navigation.',
            type: 'readonly PageInfo[]',
            value: pages.map(({ path, group, label, title, block }) => {
              const page = { kind: block === null ? 'page' : 'block', path, group, label, title }
              return block === null ? page : { ...page, block }
            }),
          },
          emptyBlocks: {
            doc: 'Blocks without a page, two digits each: they hold nothing.',
            type: 'readonly string[]',
            value: emptyBlocks(source),
          },
        },
      })),
      moduleFile('page-of-table.ts', () => ({
        from: ['scripts/tables'],
        code: "import type { PagePath } from './register.ts'\n",
        constants: {
          pageOfTable: {
            doc: 'The page that shows a table, by the name of the table.',
            type: 'Readonly<Record<string, PagePath>>',
            value: Object.fromEntries(shown),
          },
        },
      })),
      moduleFile('page-descriptions.ts', () => ({
        from,
        constants: {
          pageDescriptions: {
            doc: 'One sentence on each page, by its path.',
            type: 'Readonly<Record<string, string>>',
            value: Object.fromEntries(pages.map(({ path, description }) => [path, description])),
          },
        },
      })),
      moduleFile('figures.ts', () => ({
        from: [fileTable.file, variables.file],
        constants: {
          figures: {
            doc: 'The figures that sentences of pages name, such as the number of measured saves.',
            value: Object.fromEntries(
              Array.from(figuresOf(source), ([name, value]) => [camelCase(name), value]),
            ),
          },
        },
      })),
    ],
  }
}

/** Writes the external links per page: most are on the overview, and other pages do not need those. */
export const externalLinksStep: Step = ({ source }) => {
  const links = groupBy(externalLinks.rows(source), ({ page }) => page)
  const modules = Array.from(links, ([page, own]) =>
    moduleFile(`external-links/${documentName(page)}.ts`, () => ({
      from: [externalLinks.file],
      types: { 'link-types': ['ExternalLink'] },
      constants: {
        links: {
          type: 'readonly ExternalLink[]',
          value: own.map(({ url, title, note }) => ({ url, title, note })),
        },
      },
    })),
  )
  return { modules }
}
