import { type RefObject, useEffect, useState } from 'react'
import { CopyButton } from '../ui/CopyButton.tsx'
import spoken from '../ui/spoken.module.css'
import styles from './CoordinateReadout.module.css'
import { mapFromGame, type Point, shortFromGame } from './coordinates.ts'
import { zoneName } from './nearestMarker.ts'
import { placeUnder } from './placeUnder.ts'
import type { LiveView } from './useLiveView.ts'

interface Props {
  frame: RefObject<HTMLElement | null>
  live: LiveView
  /** Shown while no pointer is on the map. */
  place: Point
  /** What is at the place. */
  kind: 'Cursor' | 'Place' | 'Middle'
}

const format = ({ x, y }: Point, digits: number): string =>
  `${x.toFixed(digits)}, ${y.toFixed(digits)}`.replace(/-0\b(?!\.)/g, '0')

/** The place under the pointer, following the map's frame; null while there is none. */
function usePointerPlace(frame: RefObject<HTMLElement | null>, { current }: LiveView): Point | null {
  const [place, setPlace] = useState<Point | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onMove = (event: PointerEvent) => setPlace(placeUnder(element, current.current, event))
    const onLeave = () => setPlace(null)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    return () => {
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerleave', onLeave)
    }
  }, [frame, current])
  return place
}

/** Game, short and map coordinates of the pointer or the cursor together, with the name of the zone. */
export function CoordinateReadout({ frame, live, place, kind }: Props) {
  const pointer = usePointerPlace(frame, live)
  const at = pointer ?? place
  const rows = [
    ['Game', 'game coordinates', format(at, 0)],
    ['Short', 'short coordinates', format(shortFromGame({ x: Math.round(at.x), y: Math.round(at.y) }), 0)],
    ['Map', 'map coordinates', format(mapFromGame(at), 1)],
  ] as const
  return (
    <div className={styles.readout}>
      <p className={styles.where}>
        {pointer ? 'Pointer' : kind}: {zoneName(at)}
      </p>
      <dl>
        {rows.map(([label, what, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <CopyButton text={text} what={what} />
            </dd>
          </div>
        ))}
      </dl>
      <output className={spoken.spoken}>
        {kind === 'Cursor' && `${format(place, 0)}, ${zoneName(place)}`}
      </output>
    </div>
  )
}
