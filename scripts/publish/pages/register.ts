import { blockRoute } from '../../../src/shared/route.ts'
import type { Source } from '../../csv/engine/table.ts'
import { blocks } from '../../tables/blocks.ts'
import { pages } from '../../tables/pages.ts'

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
export function emptyBlocks(source: Source): readonly string[] {
  return blocks
    .rows(source)
    .filter(({ hasPage }) => !hasPage)
    .map(({ block }) => block)
}
