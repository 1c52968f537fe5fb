import { useLocation } from 'react-router-dom'
import { doorOffsets } from '../../generated/format/doors.ts'
import { locationPositions } from '../../generated/location-positions.ts'
import { type Location, locations, locationsTable } from '../../generated/locations.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { noTargetText } from '../../site/noTargetText.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import styles from './LocationCard.module.css'

/** Position, addresses in block 25 and neighbours of a location. */
function LocationCard({ row }: { row: Location }) {
  const { number, description, marker, interior, side, kind, district, usualTarget, note } = row
  const position = locationPositions.find(other => other.number === number)
  const offsets = doorOffsets[number]
  const sources = locations.filter(other => other.usualTarget === number)
  const target = usualTarget === null ? noTargetText(side) : <LocationLink number={usualTarget} />
  const facts: readonly Fact[] = [
    [
      'Entrance marker',
      <>
        {marker ? <code>{marker}</code> : 'none'}, interior {interior}
      </>,
    ],
    ['Kind (from marker)', kind ?? 'unknown'],
    ['District (from position)', district ?? 'none'],
    [
      'Position',
      position !== undefined && (
        <>
          {position.x}, {position.y}, {position.z} ({position.mapFile}.ipl){' '}
          {side === 'Outside' && <a href={`#${markerRoute('locations', number)}`}>show on the map</a>}
        </>
      ),
    ],
    [
      'Target bytes',
      offsets !== undefined && (
        <>
          <BlockAddress block="25" offsetHex={offsets.indoors.targetHex} /> in a save made indoors,{' '}
          <code>25:{offsets.outdoors.targetHex}</code> outdoors;{' '}
          <a href={`#/block/25?doors.row=${number}`}>its door in block 25</a>
        </>
      ),
    ],
    ['Leads to', target],
    [
      'Locations that lead here',
      sources.length === 0
        ? 'none'
        : sources.map(source => (
            <span key={source.number} className={styles.item}>
              <LocationLink number={source.number} />
            </span>
          )),
    ],
    ['Note', note],
  ]
  return (
    <RowDetailCard
      title={`Location ${number}${description ? `: ${description}` : ''}`}
      linksOf={['locations', number]}
    >
      <FactList facts={facts} />
    </RowDetailCard>
  )
}

/** Link that selects another location and keeps filters and sorting. */
function LocationLink({ number }: { number: number }) {
  const { pathname, search } = useLocation()
  const location = locations.find(other => other.number === number)
  return (
    <a href={`#${pathname}?${withParameters(search, { row: String(number) })}`}>
      {number} {location?.description ?? location?.kind}
    </a>
  )
}

const locationTable = tableOf(locationsTable, {
  shown: ['number', 'side', 'description', 'kind', 'district', 'marker', 'usualTarget'],
  columns: {
    side: { render: ({ side, inside }) => (inside === null ? `${side} †` : side), widthCh: 9 },
    usualTarget: { link: '/locations?row=' },
  },
})

const withoutSide = locations.filter(({ inside }) => inside === null).length

export default function LocationsPage() {
  return (
    <Page
      intro={
        <>
          <p>
            The <Term of="location">locations</Term> of the game, numbered 0 to 375. Each is one side of an
            entrance, shown in the game as a yellow marker, and leads to another location or, as an exit, back
            to the door used to enter. Block <BlockAddress block="25" /> stores the flags and the target of
            each; the target of some exits differs between saves. In a save made indoors,{' '}
            <BlockAddress block="25" offsetHex="0004" /> is the number of the location the player entered
            through; <BlockAddress block="02" offsetHex="0198" /> usually has the same number, sometimes that
            of a wardrobe. In a save made outdoors, 02:0198 is −1, and 25:0004 is part of the first door.
          </p>
          <p>
            † marks {withoutSide} locations whose <b>Inside/Outside</b> is derived from the{' '}
            <Term of="interior">interior</Term> number, as older documentation leaves it blank. A location
            indoors has a district only if all locations that lead to it are in that district. Select a
            location to see its position, its offsets in block 25 and the locations that lead to it.
          </p>
        </>
      }
    >
      <DataTable table={locationTable} Card={LocationCard} />
    </Page>
  )
}
