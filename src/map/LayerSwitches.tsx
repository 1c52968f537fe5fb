import styles from './LayerSwitches.module.css'
import { useLayers } from './layers.ts'
import { MarkerShape } from './MarkerShape.tsx'
import type { LayerId } from './marker.ts'

interface Props {
  shown: readonly LayerId[]
  onChange: (shown: readonly LayerId[]) => void
}

/** One checkbox per layer, with its symbol and number of markers. */
export function LayerSwitches({ shown, onChange }: Props) {
  const layers = useLayers()
  const toggle = (id: LayerId) =>
    onChange(layers.map(layer => layer.id).filter(one => shown.includes(one) !== (one === id)))
  return (
    <fieldset className={styles.switches}>
      <legend>Layers</legend>
      {layers.map(({ id, title, markers }) => (
        <label key={id}>
          <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
          <MarkerShape layer={id} />
          <span>
            {title} <span className={styles.count}>({markers.length})</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
