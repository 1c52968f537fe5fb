import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { markParameter, markRoute } from '../../generated/algebra/route.ts'
import { site } from '../../generated/site.ts'
import { showAsked } from '../../search/openSearch.ts'
import { SearchButton } from '../../search/SearchButton.tsx'
import { Page } from '../../site/Page.tsx'
import { Part } from './Part.tsx'
import { SaveFileLocations } from './SaveFileLocations.tsx'

/** Marks the part that the address names. */
function useMark() {
  const [parameters] = useSearchParams()
  const mark = parameters.get(markParameter)
  useEffect(() => {
    if (mark !== null) showAsked(markRoute(encodeURIComponent(mark)))
  }, [mark])
}

/** The overview: what answers to a press, between parts that are only read. */
export function OverviewPage() {
  useMark()
  return (
    <Page title={site.title} intro={<Part name="intro" />}>
      <SearchButton />
      <Part name="middle" />
      <SaveFileLocations />
      <Part name="end" />
    </Page>
  )
}
