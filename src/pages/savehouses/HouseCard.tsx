import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatStored, parseHex } from '#shared/number.ts'
import { fieldRoute } from '#shared/route.ts'
import { byteLines, useFileStarts } from '../../blocks/blockStart.ts'
import { FileOffset } from '../../blocks/FieldOffset.tsx'
import { doorListMove, savehouseBytes } from '../../generated/format/savehouse-bytes.ts'
import { savePlaces } from '../../generated/save-places.ts'
import type { Savehouse } from '../../generated/savehouses.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { BlockAddress } from '../../site/Page.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import { StaticTable } from '../../ui/StaticTable.tsx'
import styles from './HouseCard.module.css'

const move = doorListMove
/** Address parameter of the selected save place. */
const selectionParameter = 'places.row'

const room = '00 '.repeat(move.size).trim()

type SavePlace = (typeof savePlaces)[number]

function savePlaceName({ hood, note }: SavePlace): string {
  return note === null ? hood : `${hood} (${note})`
}

/** How block 25 and the padding change when the save was made on the other side of the door. */
function SideStep({ isInside }: { isInside: boolean }) {
  const door = <BlockAddress block={move.block} offsetHex={move.offsetHex} />
  const end = (
    <code>
      {move.endBlock}:{move.endHex}
    </code>
  )
  return isInside ? (
    <p>
      <b>Only if the save was made outdoors:</b> first insert {move.size} bytes at {door} and remove{' '}
      {move.size} bytes at {end}, after the end of block {move.endBlock}. The offsets below apply after this
      step.
    </p>
  ) : (
    <p>
      <b>Only if the save was made indoors:</b> first insert {room} at {end}, after the end of block{' '}
      {move.endBlock}, and remove the {move.size} bytes at {door}. The file size does not change.
    </p>
  )
}

/** Which save place of a house the bytes are for: a choice where it has several. */
function SavePlaceChoice({ all, selected }: { all: readonly SavePlace[]; selected: SavePlace | undefined }) {
  const id = useId()
  const [parameters, setParameters] = useSearchParams()
  const select = (savePlace: string) =>
    setParameters(withParameters(parameters, { [selectionParameter]: savePlace }))
  return (
    <div className={styles.controls}>
      <label htmlFor={id}>Save place</label>
      {all.length > 1 ? (
        <select id={id} value={selected?.id} onChange={({ target }) => select(target.value)}>
          {all.map(savePlace => (
            <option key={savePlace.id} value={savePlace.id}>
              {savePlaceName(savePlace)}
            </option>
          ))}
        </select>
      ) : (
        <output id={id}>{selected && savePlaceName(selected)}</output>
      )}
      {selected && <a href={`#${markerRoute('save-places', selected.id)}`}>Show on the map</a>}
    </div>
  )
}

type Writes = (typeof savehouseBytes)[number]['writes']

/** The bytes to write, one offset a row. */
function WriteTable({ label, writes }: { label: string; writes: Writes }) {
  const { startOf } = useFileStarts()
  return (
    <div className={styles.writes}>
      <StaticTable label={label} heads={['Offset', 'In the file', 'Bytes', 'Meaning']}>
        <tbody>
          {writes.map(({ block, offsetHex, bytes, float, what }) => (
            <tr key={`${block}:${offsetHex}`}>
              <td>
                <BlockAddress block={block} offsetHex={offsetHex} />
              </td>
              <td>
                <FileOffset block={block} start={startOf(block)} offset={parseHex(offsetHex)} />
              </td>
              <td>
                <code className={styles.bytes}>{bytes}</code>
                {float !== undefined && ` = ${formatStored(float)}`}
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </StaticTable>
    </div>
  )
}

/** How a save is moved into a house, for one of the places that lead to it (`places.row` in the address). */
export function HouseCard({ row: house }: { row: Savehouse }) {
  const [parameters] = useSearchParams()
  const houseSavePlaces = savePlaces.filter(savePlace => savePlace.house === house.house)
  const wanted = parameters.get(selectionParameter)
  const selected = houseSavePlaces.find(savePlace => String(savePlace.id) === wanted) ?? houseSavePlaces[0]
  const writes = savehouseBytes.find(({ savePlace }) => savePlace === selected?.id)?.writes ?? [] // a house without a save place
  const starts = useFileStarts()
  const isInside = house.locationInside !== null
  return (
    <RowDetailCard title={`House ${house.house}: bytes to write`} linksOf={['savehouses', house.house]}>
      <SavePlaceChoice all={houseSavePlaces} selected={selected} />
      <p>
        Keep a backup of the save. If it was made indoors, the door whose number is at{' '}
        <BlockAddress block={move.block} offsetHex={move.offsetHex} /> is marked as entered.{' '}
        {isInside ? 'Unless it is the door entered in the table below, clear' : 'Clear'} the mark: change the
        second byte of its <a href={`#${fieldRoute('25', 'door.0002')}`}>flags</a> from 60 to 40 (hex).
      </p>
      <SideStep isInside={isInside} />
      <div className={styles.controls}>
        <CopyButton text={byteLines(writes, starts)} what={`bytes of house ${house.house}`} />
        <span>
          Copies the {writes.length} lines of the table below, such as{' '}
          <code>{byteLines(writes.slice(0, 1), starts)}</code>, but neither the steps above nor the checksum.
        </span>
        <span>
          The player appears at the save disk; the game itself stores slightly different positions of player
          and camera in each save. The <a href="#/recipes?row=move-to-savehouse">recipe</a> explains the
          steps.
        </span>
        {house.evidence === 'unverified' && (
          <span>No save made in this house was examined: these bytes are unverified.</span>
        )}
      </div>
      <WriteTable label={`Bytes of house ${house.house}`} writes={writes} />
      <p className={styles.last}>
        {isInside && house.teleportHex === null && 'The exit of this house needs no change. '}
        {house.teleportHex &&
          'All save places of this house share its exit, which then leads to the selected save place. '}
        Finally, update <a href="#/recipes?row=fix-checksum">the checksum</a> in the last four bytes.
      </p>
    </RowDetailCard>
  )
}
