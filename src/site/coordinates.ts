import type { Point } from '#shared/map-pixels.ts'

/** Zoom at which a location without a marker is easy to find. */
const closeUp = 6

/** The route of a map marker. @param id URL-safe id, unique within its layer */
export function markerRoute(layer: string, id: string | number): string {
  return `/map?layer=${layer}&id=${id}`
}

/** The route of a position on the map, in game units. */
export function pointRoute(x: number, y: number): string {
  return `/map?at=${x.toFixed(1)},${y.toFixed(1)}&zoom=${closeUp}`
}

/** Game units to short coordinates, in eighths of a unit. */
export function shortFromGame({ x, y }: Point): Point {
  return { x: x * 8, y: y * 8 }
}

/** A position as shown on cards. */
export function formatPosition(...units: readonly number[]): string {
  return units.map(value => String(Math.round(value * 1000) / 1000)).join(', ')
}
