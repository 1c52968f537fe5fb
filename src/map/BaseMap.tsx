import { memo } from 'react'
import { mapViewBox } from '#shared/map-pixels.ts'
import { mapLayers } from '../generated/map/drawing.ts'
import styles from './BaseMap.module.css'
import nameStyles from './BaseMapNames.module.css'
import { mapLettering } from './mapLettering.ts'
import type { LayerId } from './marker.ts'
import { mapPercent } from './view.ts'

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

interface Props {
  zoom: number
  shown: readonly LayerId[]
}

/** Names on the map. They keep their size while the map grows; small ones appear when there is room. */
export const BaseMapNames = memo(function BaseMapNames({ zoom, shown }: Props) {
  return (
    <div className={nameStyles.names} aria-hidden="true">
      {mapLettering(zoom, shown).map(
        ({ name, rank, x, y, size, weight, spacing, colour, halo, ...style }) => {
          const { left, top } = mapPercent({ x, y })
          return (
            <span
              key={`${name} ${x} ${y}`}
              className={nameStyles.name}
              data-rank={rank}
              style={{
                left: `${left}%`,
                top: `${top}%`,
                fontSize: `calc(${size}px * var(--lettering))`,
                fontWeight: weight,
                letterSpacing: `${spacing}em`,
                color: colour,
                WebkitTextStroke: `0.25em ${halo}`,
                ...(style.isItalic && { fontStyle: 'italic' }),
                ...(style.isSerif && { fontFamily: 'Georgia, "DejaVu Serif", serif' }),
                ...(style.isCapitals && { textTransform: 'uppercase' }),
              }}
            >
              {name}
            </span>
          )
        },
      )}
    </div>
  )
})
