import { blockRoute, fieldRoute } from '#shared/route.ts'
import { savePlacesTable } from '../../generated/save-places.ts'
import { type SavehouseVariable, savehouseVariablesTable } from '../../generated/savehouse-variables.ts'
import { savehousesTable } from '../../generated/savehouses.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { BelowTheFold } from '../../ui/LazyLayout.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { Note } from '../../ui/Note.tsx'

/** The offset of a variable; the one of block 27 is after its last field and links only to the page. */
function variableRoute({ block, addressHex }: SavehouseVariable): string | null {
  return addressHex && (block === '27' ? blockRoute(block) : fieldRoute(block, addressHex))
}

/** The row of a location; -1 means none. */
function locationRoute(number: number | null): string | null {
  return number === null || number < 0 ? null : `/locations?row=${number}`
}

const variableTable = tableOf(savehouseVariablesTable, {
  shown: ['block', 'addressHex', 'sizeBytes', 'type', 'value', 'note'],
  columns: {
    addressHex: { render: ({ addressHex }) => addressHex ?? 'teleport', link: variableRoute, widthCh: 9 },
  },
})

const houseTable = tableOf(savehousesTable, {
  shown: ['house', 'heaven', 'locationInside', 'teleportHex', 'timesUsed', 'xHex', 'yHex', 'zHex', 'usedIn'],
  columns: {
    usedIn: { isBelow: true },
    locationInside: { link: ({ locationInside }) => locationRoute(locationInside) },
    teleportHex: { link: fieldRoute('25', '') },
  },
})

const savePlaceTable = tableOf(savePlacesTable, {
  shown: ['id', 'house', 'location', 'mapX', 'mapY', 'hood', 'note'],
  columns: { house: { isFaceted: true }, location: { link: ({ location }) => locationRoute(location) } },
  // The card of the house, with the bytes for this place.
  titleRoute: ({ id, house }) => `/savehouses?row=${house}&places.row=${id}`,
})

const HouseCard = lazyWithRetry(async () => (await import('./HouseCard.tsx')).HouseCard)

export default function SavehousesPage() {
  return (
    <Page
      intro={
        <p>
          The save location is stored in five blocks, and the city in block 10. To change where you spawn,{' '}
          <a href="#/savehouses?row=0">select a house</a> to see every byte to write; the table below has only
          some. <Term of="heaven">Heaven</Term> is the number of the <Term of="interior">interior</Term> the
          player is in, or 0 outdoors.
        </p>
      }
    >
      <h2>Variables for location</h2>
      <DataTable table={variableTable} />
      <ul>
        <li>
          To find out where a save was made, read the heaven at <BlockAddress block="00" offsetHex="00C4" />{' '}
          first. If it is not 0, the location is stored at <BlockAddress block="25" offsetHex="0004" />. If it
          is 0, the number of the house is at <BlockAddress block="01" offsetHex="0DD0" />: 13 to 17 are
          outdoors, any other number is that of an earlier save.
        </li>
        <li>
          In the tables, <Term of="location">Location</Term> is the outside door of a house, and Location
          inside the matching inside door.
        </li>
        <li>
          <Term of="teleport">Teleport</Term> is an offset in block <BlockAddress block="25" /> of a save made
          indoors: its two bytes store the location to which the exit of the house leads. If the cell is
          empty, the exit needs no change.
        </li>
      </ul>
      <Note title="What blocks 25 and 27 store">
        Outdoors, block <BlockAddress block="25" /> is two bytes shorter because its list of doors entered is
        empty. Block <BlockAddress block="27" /> always has 140 bytes; older documentation counts the padding
        after it as part of the block, two bytes more in a save made outdoors. A heaven other than 0 and a
        door entered (1 at <BlockAddress block="25" offsetHex="0000" />) both show that a save was made
        indoors. The values of block 00 called Inside do not: they are those of the interior lighting.
      </Note>
      <BelowTheFold>
        <h2>Savehouses</h2>
        <p>
          One house can have several doors: the same rooms serve up to eight save places. X, Y and Z are the
          camera position. Select a house, or a save place below, to see and copy every byte that moves a save
          there.
        </p>
        <DataTable table={houseTable} Card={HouseCard} />
        <Note kind="caution" title="House 1">
          Byte <BlockAddress block="25" offsetHex="053D" /> must be 60 hex, or the player cannot leave the
          house: it is the second byte of the flags of door 222.
        </Note>
        <Note kind="caution" title="House 2">
          The desert airport behaves differently: its inside door 186 is not linked to a location, and its
          interior lighting stays off, so <BlockAddress block="00" offsetHex="00D0" /> and{' '}
          <BlockAddress block="00" offsetHex="00D4" /> are 0 although the player is indoors. Its outside door
          190 is not marked as entered: its flags are 04 40.
        </Note>
        <h2>Save places</h2>
        <p>
          The ids are from older documentation, not from the game. Map coordinates are pixels of the 620 × 620
          map.
        </p>
        <DataTable table={savePlaceTable} Card={null} />
      </BelowTheFold>
    </Page>
  )
}
