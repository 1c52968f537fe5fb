import styles from './MarkerShape.module.css'
import type { LayerId } from './marker.ts'

/** Outline and inner detail on a 16 × 16 grid. Layers differ by shape as well as by colour. */
const shapes: Readonly<Record<LayerId, readonly [outline: string, detail: string]>> = {
  'your-save': ['M8 1 15 15 8 11.5 1 15z', ''],
  'save-places': [
    'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
    'M8 4.5v5.5M5.5 7.7 8 10.2l2.5-2.5M5.5 12h5',
  ],
  savehouses: ['M8 1.2 15 7.4V14.5H1V7.4z', 'M6.2 14V9.8h3.6V14'],
  garages: ['M1.5 2.5h13v11.5h-13z', 'M4 6h8M4 8.7h8M4 11.4h8'],
  locations: ['M4 1.2h8v13.6H4z', 'M9.6 8v1'],
  tags: ['M8 1c2.7 3.6 5 6 5 9a5 5 0 0 1-10 0c0-3 2.3-5.4 5-9z', 'M5.4 10a2.7 2.7 0 0 0 2.4 2.6'],
  missions: ['M8 1 15 8 8 15 1 8z', 'M8 4.5v4.5M8 10.8v.9'],
  'respawn-points': ['M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z', ''],
  jumps: ['M1 14 15 14 15 3.5z', 'M9.5 11.5h3'],
  traps: ['M8 1.2 14 3.5c0 5.5-2 9-6 11.3C4 12.5 2 9 2 3.5z', 'M5.5 7h5'],
  'parked-cars': [
    'M3.2 6.2 5 2.2h6l1.8 4 2.2 1.5v6.1h-3v-1.6H4v1.6H1V7.7z',
    'M4.6 6.4h6.8M3.6 9.4h1M11.4 9.4h1',
  ],
  pickups: ['M8 .9 10.1 5.6 15.2 6.1 11.3 9.5 12.5 14.6 8 11.9 3.5 14.6 4.7 9.5 .8 6.1 5.9 5.6z', ''],
  zones: ['M1.5 3h13v10h-13z', ''],
}

/** Symbol of a layer: on the map, beside its checkbox and in lists. */
export function MarkerShape({ layer }: { layer: LayerId }) {
  const [outline, detail] = shapes[layer]
  return (
    <svg
      className={styles.shape}
      data-layer={layer}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path className={styles.outline} d={outline} />
      {detail && <path className={styles.detail} d={detail} />}
    </svg>
  )
}
