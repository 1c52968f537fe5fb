import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { pageDescriptions } from '../../generated/page-descriptions.ts'
import { type PageInfo, pages } from '../../generated/register.ts'
import { site } from '../../generated/site.ts'
import { RenderMode } from '../../ui/renderMode.ts'
import { PageOfAddress } from '../PageOfAddress.tsx'
import { loadPage } from '../pages.ts'
import { Shell } from '../Shell.tsx'

export { pageDescriptions, pages, site }

/** Renders an element at the address of a page to HTML, once its code has loaded. */
async function renderAt(page: PageInfo, mode: 'picture' | 'document', element: ReactNode): Promise<string> {
  await loadPage(page)
  const { prelude } = await prerender(
    <StrictMode>
      <RenderMode value={mode}>
        <MemoryRouter initialEntries={[page.path]}>{element}</MemoryRouter>
      </RenderMode>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY }, // else parts of a long page would be put in place by scripts
  )
  return new Response(prelude).text()
}

/** The page without the site around it, as the first window shows it. */
export const renderPicture = (page: PageInfo) => renderAt(page, 'picture', <PageOfAddress />)

/** The site at a page. @param mode see RenderMode */
export const renderDocument = (page: PageInfo, mode: 'picture' | 'document') =>
  renderAt(page, mode, <Shell />)
