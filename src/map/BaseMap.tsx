import { memo } from 'react'
import { mapViewBox } from '#shared/map-pixels.ts'
import { mapLayers } from '../generated/map/drawing.ts'
import styles from './BaseMap.module.css'

/** Wider strokes are bands along the coast, which belong to the land's size; lines grow slower than the map. */
const widestLine = 40

/** The map drawing without names. Rendered once: colours follow the theme by CSS. */
export const BaseMap = memo(function BaseMap() {
  return (
    <svg className={styles.base} viewBox={mapViewBox} aria-hidden="true">
      {mapLayers.map(({ name, path, fill, stroke, width, dash, cap, opacity }) => (
        <path
          key={`${name} ${path.length}`}
          d={path}
          strokeLinecap={cap}
          style={{
            fill: fill ?? 'none',
            ...(stroke && {
              stroke,
              strokeWidth: width > widestLine ? width : `calc(${width}px * var(--line))`,
            }),
            ...(dash && { strokeDasharray: dash }),
            ...(opacity < 1 && { opacity }),
          }}
        />
      ))}
    </svg>
  )
})
