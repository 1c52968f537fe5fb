import { type RefObject, useEffect, useState } from 'react'
import { mapFromGame, type Point } from '#shared/map-pixels.ts'
import { shortFromGame } from '../site/coordinates.ts'
import { useAnnouncedChange } from '../ui/announce.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import styles from './CoordinateReadout.module.css'
import { layers, zoneName } from './layers.ts'
import type { Marker } from './marker.ts'
import { type LiveView, pointUnder } from './view.ts'

interface Props {
  frame: RefObject<HTMLElement | null>
  live: LiveView
  /** Position to show while no pointer is on the map. */
  position: Point
  /** What the coordinates belong to. */
  kind: 'Cursor' | 'Marker' | 'Centre'
  /** The marker that Enter selects at the cursor. */
  near: Marker | null
}

/** Name and layer of a marker, e.g. `Save place 35: Blueberry (Save places)`. */
function markerText({ name, layer }: Marker): string {
  return `${name} (${layers.find(({ id }) => id === layer)?.title})`
}

const format = ({ x, y }: Point, digits: number): string =>
  `${x.toFixed(digits)}, ${y.toFixed(digits)}`.replace(/-0\b(?!\.)/g, '0')

/** Game coordinates under the pointer; null while it is not on the map. */
function usePointerPosition(frame: RefObject<HTMLElement | null>, { current }: LiveView): Point | null {
  const [position, setPosition] = useState<Point | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onMove = (event: PointerEvent) => setPosition(pointUnder(element, current.current, event))
    const listening = new AbortController()
    element.addEventListener('pointermove', onMove, listening)
    element.addEventListener('pointerleave', () => setPosition(null), listening)
    return () => listening.abort()
  }, [frame, current])
  return position
}

/** Game, short and map coordinates of the pointer or the cursor together, with the name of the zone. */
export function CoordinateReadout({ frame, live, position, kind, near }: Props) {
  const pointer = usePointerPosition(frame, live)
  const selectable = near ? `, Enter selects ${markerText(near)}` : ''
  useAnnouncedChange(kind === 'Cursor' ? `${format(position, 0)}, ${zoneName(position)}${selectable}` : '')
  const at = pointer ?? position
  const rows = [
    ['Game', 'game coordinates', format(at, 0)],
    [
      'Short (× 8)',
      'short coordinates',
      format(shortFromGame({ x: Math.round(at.x), y: Math.round(at.y) }), 0),
    ],
    ['Map', 'map coordinates', format(mapFromGame(at), 1)],
  ] as const
  return (
    <div className={styles.readout}>
      <p className={styles.where}>
        {pointer ? 'Pointer' : kind}: {zoneName(at)}
        {!pointer && near && `, near ${near.name}`}
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
    </div>
  )
}
