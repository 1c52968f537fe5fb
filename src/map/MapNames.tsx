import { memo } from 'react'
import { letteredLabels } from '../generated/map/lettering.ts'
import styles from './MapNames.module.css'
import { percentOf } from './view.ts'

/** The names on the map. They keep their size while the map grows; small ones show when there is room. */
export const MapNames = memo(function MapNames() {
  return (
    <div className={styles.names} aria-hidden="true">
      {letteredLabels.map(({ name, rank, x, y, size, weight, spacing, colour, halo, ...style }) => {
        const { left, top } = percentOf({ x, y })
        return (
          <span
            key={`${name} ${x}`}
            className={styles.name}
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
      })}
    </div>
  )
})
