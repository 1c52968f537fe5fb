import { Page } from '../site/Page.tsx'
import { MapExplorer } from './MapExplorer.tsx'
import styles from './MapPage.module.css'

export default function MapPage() {
  return (
    <Page
      intro={
        <p>
          Map of San Andreas with outdoor entrances, garages, tags, parked cars and other objects stored in
          saves. To find a savehouse, use the layer Save places: the layer Savehouses shows where its rooms
          are, usually elsewhere on the map. At 620 × 620 px, 1 px is 10 game units (metres).
        </p>
      }
    >
      <MapExplorer />
      <h2>Converting coordinates</h2>
      <p>
        In each formula, the x or y on the left is in pixels from the top left corner of the map; the one on
        the right is the coordinate to convert.
      </p>
      <dl className={styles.formulas}>
        <div>
          <dt>Game coordinates to map</dt>
          <dd>
            <code>x = 0.1*x + 310</code>
          </dd>
          <dd>
            <code>y = 310 - 0.1*y</code>
          </dd>
        </div>
        <div>
          <dt>Short coordinates (× 8) to map</dt>
          <dd>
            <code>x = 0.0125*x + 310</code>
          </dd>
          <dd>
            <code>y = 310 - 0.0125*y</code>
          </dd>
        </div>
      </dl>
      <p>
        Game coordinates have their origin at the centre of the map; x increases to the east, y to the north.
        Pickups and parked cars store short coordinates, game coordinates × 8; police traps store game
        coordinates × 4 (use 0.025 instead of 0.0125). The first zone of block 10 covers the whole map and is
        not shown.
      </p>
      <p>
        Download the map: <a href="./data/map.png">PNG (620 × 620)</a>, <a href="./data/map.svg">SVG</a>.
      </p>
    </Page>
  )
}
