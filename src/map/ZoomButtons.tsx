import styles from './ZoomButtons.module.css'

interface Props {
  onZoom: (factor: number) => void
  onWholeMap: () => void
}

/** Zoom buttons on the map. */
export function ZoomButtons({ onZoom, onWholeMap }: Props) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Zoom in" onClick={() => onZoom(2)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => onZoom(0.5)}>
        −
      </button>
      <button type="button" aria-label="Whole map" onClick={onWholeMap}>
        ⤢
      </button>
    </div>
  )
}
