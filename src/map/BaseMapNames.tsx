import { memo } from 'react'
import styles from './BaseMapNames.module.css'
import { mapLettering } from './mapLettering.ts'
import type { LayerId } from './marker.ts'
import { mapPercent } from './view.ts'

interface Props {
  zoom: number
  shown: readonly LayerId[]
}

/** Names on the map. They keep their size while the map grows; small ones appear when there is room. */
export const BaseMapNames = memo(function BaseMapNames({ zoom, shown }: Props) {
  return (
    <div className={styles.names} aria-hidden="true">
      {mapLettering(zoom, shown).map(
        ({ name, rank, x, y, size, weight, spacing, colour, halo, ...style }) => {
          const { left, top } = mapPercent({ x, y })
          return (
            <span
              key={`${name} ${x} ${y}`}
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
        },
      )}
    </div>
  )
})
