import { useLocation } from 'react-router-dom'
import { doorOffsets } from '../../generated/format/doors.ts'
import { locationPositions } from '../../generated/location-positions.ts'
import { type Location, locations } from '../../generated/locations.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { noTargetText } from '../../site/noTargetText.ts'
import { BlockAddress } from '../../site/Page.tsx'
import { RowDetailCard } from '../../table/RowDetailCard.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { withParameters } from '../../ui/pageAddress.ts'
import styles from './LocationCard.module.css'

/** Position, addresses in block 25 and neighbours of a location. */
export function LocationCard({ row }: { row: Location }) {
  const { number, description, marker, interior, side, kind, district, usualTarget, note } = row
  const position = locationPositions.find(other => other.number === number)
  const offsets = doorOffsets[number]
  const sources = locations.filter(other => other.usualTarget === number)
  const target = usualTarget === null ? noTargetText(side) : <LocationLink number={usualTarget} />
  const facts: readonly Fact[] = [
    [
      'Entrance marker',
      <>
        {marker ? <code>{marker}</code> : 'none'}, {interior === 0 ? 'outdoors' : `interior ${interior}`}
      </>,
    ],
    ['Kind (from marker)', kind ?? 'unknown'],
    ['District (from position)', district ?? 'none'],
    [
      'Position',
      position !== undefined && (
        <>
          {position.x}, {position.y}, {position.z} ({position.mapFile}.ipl){' '}
          {interior === 0 && <a href={`#${markerRoute('locations', number)}`}>show on the map</a>}
        </>
      ),
    ],
    [
      'Target bytes',
      offsets !== undefined && (
        <>
          <BlockAddress block="25" offsetHex={offsets.inside.targetHex} /> in a save made indoors,{' '}
          <code>25:{offsets.outside.targetHex}</code> outdoors;{' '}
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
