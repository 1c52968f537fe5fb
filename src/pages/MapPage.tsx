import { MapExplorer } from '../map/MapExplorer.tsx'
import { Page } from '../site/Page.tsx'
import styles from './MapPage.module.css'

export default function MapPage() {
  return (
    <Page
      title="Map"
      intro={
        <p>
          San Andreas on 620 × 620 pixels, ten game units to a pixel, with the places that saves speak of. The
          drawing is our own.
        </p>
      }
    >
      <MapExplorer />
      <h2>Converting coordinates</h2>
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
          <dt>Short coordinates to map</dt>
          <dd>
            <code>x = 0.0125*x + 310</code>
          </dd>
          <dd>
            <code>y = 310 - 0.0125*y</code>
          </dd>
        </div>
      </dl>
      <p>
        Game coordinates count from the middle of the map, x to the east and y to the north. Short coordinates
        are eight times as large; pickups and parked cars store them.
      </p>
      <p>
        The map as a file: <a href="./data/map.png">PNG, 620 × 620</a>, <a href="./data/map.svg">SVG</a>.
      </p>
    </Page>
  )
}
