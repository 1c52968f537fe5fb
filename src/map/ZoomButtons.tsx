import styles from './ZoomButtons.module.css'

interface Props {
  onZoom: (factor: number) => void
  onWholeMap: () => void
}

/** The buttons on the map: twice as large, half as large, all of it. */
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
