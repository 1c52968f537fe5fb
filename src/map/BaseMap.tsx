import { memo, type ReactNode, type RefObject } from 'react'
import { mapViewBox, type Point } from '#shared/map-pixels.ts'
import { mapLayers } from '../generated/map/drawing.ts'
import baseStyles from './BaseMap.module.css'
import nameStyles from './BaseMapNames.module.css'
import styles from './MapCanvas.module.css'
import { letteringPerDoubling, mapLettering } from './mapLettering.ts'
import type { LayerId } from './marker.ts'
import { canvasTransform, mapPercent, type View } from './view.ts'

/** Wider strokes are bands along the coast, which belong to the land's size; lines grow slower than the map. */
const widestLine = 40

/** The map drawing without names. Rendered once: colours follow the theme by CSS. */
export const BaseMap = memo(function BaseMap() {
  return (
    <svg className={baseStyles.base} viewBox={mapViewBox} aria-hidden="true">
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

interface NamesProps {
  zoom: number
  shown: readonly LayerId[]
}

/** Names on the map. They keep their size while the map grows; small ones appear when there is room. */
export const BaseMapNames = memo(function BaseMapNames({ zoom, shown }: NamesProps) {
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

/** From this zoom on, all names and full-size symbols are shown. */
const nearZoom = 2

/** From this zoom on, on small screens too. */
const closeZoom = 8

/** Lines grow more slowly than the map, so that zooming in reveals detail. */
const lineGrowth = -0.3

interface Props {
  canvas: RefObject<HTMLDivElement | null>
  view: View
  /** Position that arrow keys move and a click sets, drawn as a cross. */
  cursor: Point | null
  children: ReactNode
}

/** The map drawing with its layers, laid out at the zoom of the settled view. */
export function MapCanvas({ canvas, view, cursor, children }: Props) {
  const side = `${100 * view.zoom}%`
  const style = {
    width: side,
    height: side,
    transform: canvasTransform(view, view.zoom),
    '--line': view.zoom ** lineGrowth,
    '--lettering': 1 + letteringPerDoubling * Math.log2(view.zoom),
  }
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      data-detail={view.zoom < nearZoom ? 'whole' : view.zoom < closeZoom ? 'near' : 'close'}
      style={style}
    >
      {children}
      {cursor && <Cross {...mapPercent(cursor)} />}
    </div>
  )
}

function Cross({ left, top }: { left: number; top: number }) {
  return <div className={styles.cursor} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true" />
}
