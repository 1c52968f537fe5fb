import { site } from '../../generated/site.ts'
import { SearchButton } from '../../search/SearchButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Part } from './Part.tsx'
import { SaveFileLocations } from './SaveFileLocations.tsx'

/** The overview: what answers to a press, between parts that are only read. */
export function OverviewPage() {
  return (
    <Page title={site.title} intro={<Part name="intro" />}>
      <SearchButton />
      <Part name="middle" />
      <SaveFileLocations />
      <Part name="end" />
    </Page>
  )
}
