import { dollarNameOf } from '#shared/script-variable.ts'
import { pickupLocations, pickupLocationsTable } from '../../../generated/blocks/06-pickup-locations.ts'
import { pickupTypesTable } from '../../../generated/blocks/06-pickup-types.ts'
import { typeExamplesTable } from '../../../generated/blocks/06-type-examples.ts'
import { markerRoute } from '../../../site/coordinates.ts'
import { measuredSaves } from '../../../site/measuredSaves.ts'
import { tableOf } from '../../../table/tableDefinition.ts'
import { Note } from '../../../ui/Note.tsx'
import { breakable } from '../../../ui/nameLines.tsx'
import { TableSection } from '../TableSection.tsx'

export { format } from '../../../generated/format/block-06.ts'

const typeTable = tableOf(pickupTypesTable, {
  shown: ['byteHex', 'definition', 'replaceable', 'evidence', 'engineName', 'note'],
  columns: {
    engineName: { isMonospace: true, render: ({ engineName }) => engineName && breakable(engineName) },
  },
})

const exampleTable = tableOf(typeExamplesTable, {
  shown: ['object', 'beforeTypeHex', 'beforeAvailabilityHex', 'afterTypeHex', 'afterAvailabilityHex', 'note'],
})

const locationTable = tableOf(pickupLocationsTable, {
  shown: ['object', 'amount', 'typeHex', 'district', 'x', 'y', 'z', 'atStart', 'saves'],
  columns: {
    object: { isFaceted: true },
    typeHex: { isFaceted: true },
    model: { link: '/pickups?row=' },
    variable: { link: '/variables?row=', render: dollarNameOf, written: dollarNameOf },
  },
  mapRoute: ({ number, district }) => (district === 'inside' ? null : markerRoute('pickups', number)),
})

const locked = pickupLocations.filter(({ atStart }) => atStart === 'locked').length

export function Tables() {
  return (
    <>
      <TableSection table={typeTable}>
        <p>
          The type determines whether a pickup respawns; the flag disabled hides it. The game may reuse a
          replaceable slot for another pickup. For the models, see <a href="#/pickups">Pickups</a>; oysters
          are 953, horseshoes 954 and snapshots 1253.
        </p>
      </TableSection>
      <TableSection table={exampleTable} />
      <TableSection table={locationTable}>
        <p>
          The pickups that scripts create. The column Saves counts the saves that contain the pickup, in a
          sample of {measuredSaves(pickupLocations)} with the unmodified script. A save lacks a pickup that no
          script has created yet, or that was collected or bought. A pickup has no fixed slot: find it by its
          position, or by the variable that stores its handle. {locked} properties show a blue house, type 11
          in hex, until they are for sale.
        </p>
      </TableSection>
      <Note title="Positions">
        A save stores coordinates in eighths of a metre; the table shows metres. A height near 1,000 metres
        means that the pickup is inside a building.
      </Note>
    </>
  )
}
