import type { RoadClass } from './geometry.ts'

/**
 * What the files of the geometry hold, so that nothing gets lost unnoticed: who removes or adds something says so here.
 * Pieces of land and towns by the number of their rings (the first is the outline, the others are holes) and of all their
 * points.
 */
export const landPieces = [
  { rings: 10, points: 628 },
  { rings: 5, points: 453 },
  { rings: 3, points: 301 },
  { rings: 1, points: 164 },
  { rings: 1, points: 152 },
  { rings: 1, points: 48 },
  { rings: 1, points: 35 },
] as const

export const townPieces = [
  { rings: 4, points: 234 },
  { rings: 3, points: 137 },
  { rings: 2, points: 166 },
  ...[40, 32, 23, 29, 23, 19, 15, 16, 15, 13, 19, 16, 12, 17, 16, 15, 13, 13, 13, 14, 13].map(points => {
    return { rings: 1, points }
  }),
] as const

/** Rings of the relief and their points by height. */
export const reliefLevels = [
  { height: 25, rings: 13, points: 463 },
  { height: 50, rings: 8, points: 228 },
  { height: 90, rings: 5, points: 105 },
  { height: 150, rings: 1, points: 26 },
  { height: 230, rings: 1, points: 19 },
  { height: 320, rings: 1, points: 14 },
  { height: 400, rings: 1, points: 13 },
] as const

interface RoadGroup {
  readonly class: RoadClass
  readonly lanes: number
  readonly paths: number
  readonly points: number
}

/** Roads by class and lanes of one direction; 0: not known. */
export const roadGroups: readonly RoadGroup[] = [
  { class: 'highway', lanes: 2, paths: 260, points: 1348 },
  { class: 'major', lanes: 1, paths: 7, points: 19 },
  { class: 'major', lanes: 2, paths: 252, points: 841 },
  { class: 'road', lanes: 0, paths: 4, points: 8 },
  { class: 'road', lanes: 1, paths: 396, points: 995 },
  { class: 'road', lanes: 2, paths: 1850, points: 5191 },
  { class: 'minor', lanes: 1, paths: 14, points: 31 },
  { class: 'minor', lanes: 2, paths: 67, points: 220 },
  { class: 'track', lanes: 1, paths: 130, points: 668 },
  { class: 'track', lanes: 2, paths: 272, points: 1361 },
]

/** The outermost coordinates of all roads, which swapped axes would change. */
export const roadsExtent = '-2945 -2932 2927 2821'

/** Stretches of the main line, in turns in a tunnel and in the open, and points of all lines. */
export const railway = { stretches: 18, mainPoints: 218, tramPoints: 68, sidingPoints: 10 } as const

export const stationNames = [
  'Sobell Rail Yards',
  'Linden Station',
  'Unity Station',
  'Market Station',
  'Cranberry Station',
  'Yellow Bell Station',
] as const
