import type { Savehouse } from '../../generated/savehouses.ts'
import { BlockAddress } from '../../site/BlockAddress.tsx'
import { Page } from '../../site/Page.tsx'
import { Term } from '../../site/Term.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { Note } from '../../ui/Note.tsx'
import { houseTable, placeTable, variableTable } from './tables.ts'

const HouseCard = lazyWithRetry(() => import('./HouseCard.tsx'))

const detail = (house: Savehouse) => <HouseCard key={house.house} house={house} />

export default function SavehousesPage() {
  return (
    <Page
      title="Savehouses"
      intro={
        <p>
          Where a game was saved is kept in five blocks at once. To move a save, change all of these variables
          together: <a href="#/savehouses?row=0">the card of a house</a> lists the bytes.{' '}
          <Term of="heaven">Heaven</Term> is the number of the <Term of="interior">interior</Term> that the
          player is in, 0 outside.
        </p>
      }
    >
      <h2>Variables for location</h2>
      <DataTable table={variableTable} />
      <ul>
        <li>
          To find out where a save was made, look at the heaven (
          <BlockAddress block="00" offsetHex="00C4" />) first. If it is not 0, the location stands in{' '}
          <BlockAddress block="25" offsetHex="0004" />; if it is 0, the house number in{' '}
          <BlockAddress block="01" offsetHex="0DD0" />.
        </li>
        <li>
          <Term of="location">Location</Term> names the outer side of the door that was last gone through,
          location inside its inner side.
        </li>
        <li>
          Saving outside makes block <BlockAddress block="25" /> two bytes smaller and block{' '}
          <BlockAddress block="27" />, as the distance to the next marker counts it, two bytes larger.
        </li>
        <li>
          <Term of="teleport">Teleport</Term> is where block <BlockAddress block="25" /> says to which
          location the way out of the house leads. Where that cell is empty, leave the bytes as they are.
        </li>
      </ul>
      <Note title="What the bytes really are">
        Block 27 does not grow: it always has 140 bytes, and what follows is left-over memory. Block 25 is two
        bytes shorter outside because its list of doors behind the player is empty. The inside flags of block
        00 belong to the interior light, which is off in house 2; a heaven other than 0 is the safe sign for
        inside. The house number can be stale in saves made outside.
      </Note>
      <h2>Savehouses</h2>
      <p>
        One house can have several doors: the same rooms serve up to eight save places. Choose a house, or a
        save place below, for every byte that moves a save there, ready to copy.
      </p>
      <DataTable table={houseTable} detail={detail} />
      <Note title="House 1">
        Byte <BlockAddress block="25" offsetHex="053D" /> must be 60 hex, or the player cannot leave the
        house: it is the upper flag byte of door 222.
      </Note>
      <Note title="House 2">
        The desert airport behaves differently: its inside door 186 has no way back of its own and its light
        setting stays off, so <BlockAddress block="00" offsetHex="00D0" /> and{' '}
        <BlockAddress block="00" offsetHex="00D4" /> are 0 although the player is inside. Use the depth in{' '}
        <BlockAddress block="25" offsetHex="0000" /> instead.
      </Note>
      <h2>Save places</h2>
      <p>
        The ids are the numbering of the older documentation, not the game's. Map coordinates are pixels of
        the 620 × 620 map.
      </p>
      <DataTable table={placeTable} />
    </Page>
  )
}
