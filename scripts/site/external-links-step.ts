import { documentName } from '../algebra/route.ts'
import { copiedModule, madeFrom } from '../step/generated-module.ts'
import type { OutputFile } from '../step/output-file.ts'
import type { Step } from '../step/step.ts'
import { externalLinks } from '../tables/external-links.ts'
import type { ExternalLink } from './external-link.ts'

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
    "import type { ExternalLink } from './external-link.ts'\n\n",
    `export const links: readonly ExternalLink[] = [\n${lines}]\n`,
  ]
  return { path: `external-links/${documentName(page)}.ts`, content: content.join('') }
}

/** Gives each page its links to other sites: the overview has most of them, and no other page needs those. */
export const externalLinksStep: Step = ({ root, source }) => {
  const links = externalLinks.rows(source)
  const pages = [...new Set(links.map(({ page }) => page))]
  const modules = pages.map(page => linksModule(page, links))
  return {
    modules: [
      copiedModule(root, 'external-links/external-link.ts', 'scripts/site/external-link.ts'),
      ...modules,
    ],
  }
}
