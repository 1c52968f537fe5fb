import { site } from '../../generated/site.ts'
import { ExternalLinks } from '../../ui/ExternalLinks.tsx'
import { Page } from '../../ui/Page.tsx'
import { LayoutTable } from './LayoutTable.tsx'
import { SaveFileLocations } from './SaveFileLocations.tsx'

export function OverviewPage() {
  return (
    <Page
      title={site.title}
      intro={
        <p>
          The save-game format of GTA San Andreas (PC, 2004), byte by byte, for modders and authors of save
          editors: what every block holds, the ids that fill it, and where things are on the map.
        </p>
      }
    >
      <h2>Save files</h2>
      <p>
        Saves are named <code>GTASAsf1.b</code> to <code>GTASAsf8.b</code>, one for each of the eight slots.
      </p>
      <SaveFileLocations />
      <h2>Layout</h2>
      <LayoutTable />
      <h2>Other sites</h2>
      <ExternalLinks page="/" />
    </Page>
  )
}
