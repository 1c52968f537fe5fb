import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { type Navigator, Router } from 'react-router-dom'
import { loadPage } from '../app/pageStore.ts'
import { Shell } from '../app/Shell.tsx'
import { hrefOf } from '../app/siteHistory.ts'
import { pageDescriptions } from '../generated/page-descriptions.ts'
import { type PageInfo, pages } from '../generated/register.ts'
import { IsComplete } from '../ui/completeness.ts'

export { laterFiles, pageFiles } from '../app/pageFiles.ts'
export { site } from '../generated/site.ts'
export { pageDescriptions, pages }

const goNowhere = () => {}

const navigator: Navigator = {
  createHref: hrefOf,
  go: goNowhere,
  push: goNowhere,
  replace: goNowhere,
}

function SiteAt({ path }: { path: string }) {
  return (
    <StrictMode>
      <Router location={path} navigator={navigator} static>
        <Shell isPainted isWaiting={false} />
      </Router>
    </StrictMode>
  )
}

/** The site at a page as React first draws it in a browser: what hydration takes over. */
export async function renderFirstScreen(page: PageInfo): Promise<string> {
  await loadPage(page)
  return renderToString(<SiteAt path={page.path} />)
}

/** The site at a page with all that the page will ever show by itself. */
export async function renderWhole(page: PageInfo): Promise<string> {
  await loadPage(page)
  const { prelude } = await prerender(
    <IsComplete value={true}>
      <SiteAt path={page.path} />
    </IsComplete>,
  )
  return new Response(prelude).text()
}
