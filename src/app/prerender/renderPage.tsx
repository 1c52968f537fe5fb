import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import type { PageRenderer } from '#shared/page-files.ts'
import { pageDescriptions } from '../../generated/page-descriptions.ts'
import { type PageInfo, pages } from '../../generated/register.ts'
import { site } from '../../generated/site.ts'
import { RenderMode } from '../../ui/renderMode.ts'
import { loadPage } from '../pages.ts'
import { Shell } from '../Shell.tsx'

/** Renders the site at the address of a page to HTML, once its code has loaded. @param mode `live` for its first commit */
async function renderPage(page: PageInfo, mode: 'live' | 'document'): Promise<string> {
  await loadPage(page)
  const { prelude } = await prerender(
    <StrictMode>
      <RenderMode value={mode}>
        <MemoryRouter initialEntries={[page.path]}>
          <Shell />
        </MemoryRouter>
      </RenderMode>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY }, // else parts of a long page would be put in place by scripts
  )
  return new Response(prelude).text()
}

export default { pages, pageDescriptions, site, renderPage } satisfies PageRenderer
