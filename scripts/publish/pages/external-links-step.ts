import type { ExternalLink } from '../../../src/shared/link-types.ts'
import { documentName } from '../../../src/shared/route.ts'
import type { OutputFile } from '../../build/output-file.ts'
import { madeFrom } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import { externalLinks } from '../../tables/external-links.ts'

const header = madeFrom(externalLinks.file)

interface Link extends ExternalLink {
  readonly page: string
}

function linksModule(page: string, links: readonly Link[]): OutputFile {
  const own = links
    .filter(link => link.page === page)
    .map(({ url, title, note }): ExternalLink => ({ url, title, note }))
  const lines = own.map(link => `  ${JSON.stringify(link)},\n`).join('')
  const content = [
    header,
    "import type { ExternalLink } from '../../shared/link-types.ts'\n\n",
    `export const links: readonly ExternalLink[] = [\n${lines}]\n`,
  ]
  return { path: `external-links/${documentName(page)}.ts`, content: content.join('') }
}

/** Writes the external links per page: most are on the overview, and other pages do not need those. */
export const externalLinksStep: Step = ({ source }) => {
  const links = externalLinks.rows(source)
  const pages = [...new Set(links.map(({ page }) => page))]
  return { modules: pages.map(page => linksModule(page, links)) }
}
