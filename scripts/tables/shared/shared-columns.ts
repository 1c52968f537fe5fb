import { evidences } from '#shared/field-types.ts'
import { choice, column, float, inFileOrder, integer, type Kind, optional, text } from '../../csv/declare.ts'

/** The evidence column of a table whose rows are not all equally well known. */
export const rowEvidence = column(
  'Evidence',
  choice(...evidences),
  'Verified on saves, from the source code of the game or its scripts, or unverified',
)

/** A plain ASCII host without user or port, and a path without characters that end an HTML attribute. */
const address = /^https:\/\/(?!\S*xn--)[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}\/[\w.~:/?#@!$&'()*+,;=%-]*$/

/** The address of a page of another site. */
export const webAddress = text({ pattern: address, example: 'https://example.org/' })

/** Columns shared by many tables. */
export const note = column('Note', optional(text()), 'Notes')

export const otherName = column('Other name', optional(text()), 'Name in older documentation, if different')

/** A coordinate on the map, in game units. */
export const mapCoordinate = float({ min: -3000, max: 3000 })

/** A column with a coordinate on the map. */
export const mapPoint = (label: string, what: string) => column(label, mapCoordinate, what, 'metres')

/** A height, in game units; interiors are high in the sky. */
export const height = float({ min: -100, max: 1500 })

export const x = column('X', mapCoordinate, 'East-west position', 'metres')

export const y = column('Y', mapCoordinate, 'North-south position', 'metres')

export const z = column('Z', height, 'Height', 'metres')

/** Routes of block pages, two digits: `/block/01`. */
export const blockPattern = { pattern: /^([0-2]\d|30)$/, example: '01' }

/** Number of global variables of the unmodified game. */
export const variableCount = 10950

/** Numbers of what other tables list; `refersTo` checks that the row exists. */
export const variableNumber = integer({ min: 0, max: variableCount - 1 })
export const vehicleId = integer({ min: 400, max: 611 })
export const locationNumber = integer({ min: 0, max: 375 })
export const missionNumber = integer({ min: 0, max: 134 })
export const statisticId = integer({ min: 0, max: 342 })

const storedAxis = <Cell extends string | null>(axis: string, kind: Kind<Cell>) =>
  column(`${axis} (hex)`, inFileOrder(kind), `${axis} as stored, a little-endian float`)

/** Columns with the bytes of a point as saves store it, which follow from its x, y and z. */
export const storedPointColumns = <Cell extends string | null>(kind: Kind<Cell>) => ({
  x_hex: storedAxis('X', kind),
  y_hex: storedAxis('Y', kind),
  z_hex: storedAxis('Z', kind),
})

/** The four bytes of a little-endian float, as hex digits. */
export function floatHex(value: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes.toString('hex').toUpperCase()
}
