import { groupBy } from '../../../src/shared/collections.ts'
import { documentName } from '../../../src/shared/route.ts'
import { moduleFile } from '../../build/output-file.ts'
import type { Step } from '../../build/step.ts'
import { externalLinks } from '../../tables/external-links.ts'

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
