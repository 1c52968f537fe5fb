import { locations, locationsTable } from '../../generated/locations.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { LocationCard } from './LocationCard.tsx'

const locationTable = tableOf(locationsTable, {
  shown: ['number', 'side', 'description', 'kind', 'district', 'marker', 'usualTarget'],
  render: { side: ({ side, inside }) => (inside === null ? `${side} †` : side) },
  sizeHints: { side: 9 },
  links: { usualTarget: '/locations?row=' },
})

const withoutSide = locations.filter(({ inside }) => inside === null).length

export default function LocationsPage() {
  return (
    <Page
      intro={
        <>
          <p>
            The <Term of="location">locations</Term> of the game, numbered 0 to 375. Each is one end of an
            entrance, shown in the game as a yellow marker, and leads to another location or, as an exit, back
            to the door used to enter. Block <BlockAddress block="25" /> stores the flags and the target of
            each; the target of some exits differs between saves. The number of the location the player
            entered through is at <BlockAddress block="02" offsetHex="0198" /> (−1 outdoors) and, in a save
            made indoors, also at <BlockAddress block="25" offsetHex="0004" />.
          </p>
          <p>
            † marks {withoutSide} locations whose <b>Inside/Outside</b> is derived from the{' '}
            <Term of="interior">interior</Term> number, as older tables leave it blank. A location indoors has
            a district only if all locations that lead to it are in that district. Select a location to see
            its position, its offsets in block 25 and the locations that lead to it.
          </p>
        </>
      }
    >
      <DataTable table={locationTable} Card={LocationCard} />
    </Page>
  )
}
