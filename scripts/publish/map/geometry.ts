import { pairs } from '../../csv/collections.ts'

/** A point in game units: x east, y north. */
export type Point = readonly [x: number, y: number]

export type Line = readonly Point[]

/** Outer ring and holes. */
export type Polygon = readonly Line[]

export type RoadClass = 'track' | 'minor' | 'road' | 'major' | 'highway'

export interface Geometry {
  /** Land with its lakes as holes; the first polygon is the dry north. */
  readonly land: readonly Polygon[]
  readonly towns: readonly Polygon[]
  /** Rings by height above the sea, low to high. */
  readonly relief: readonly (readonly Line[])[]
  readonly roads: Readonly<Record<RoadClass, readonly Line[]>>
  readonly rails: {
    readonly open: readonly Line[]
    readonly tunnels: readonly Line[]
    readonly trams: readonly Line[]
  }
  readonly stations: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

/** Length of a line in game units. */
export function lineLength(line: Line): number {
  return pairs(line).reduce((sum, [[x, y], [nextX, nextY]]) => sum + Math.hypot(nextX - x, nextY - y), 0)
}

/** The edges of a ring, including the closing one. */
export function edges(ring: Line): readonly (readonly [from: Point, to: Point])[] {
  return pairs([...ring, ...ring.slice(0, 1)])
}
