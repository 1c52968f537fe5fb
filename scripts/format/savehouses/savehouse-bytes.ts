import { findTarget, type Target } from '../../../src/shared/format-path/target.ts'
import { type FileCounts, typicalCounts } from '../../../src/shared/format-path/tree.ts'
import { hexBytes, toHex } from '../../../src/shared/hex.ts'
import { sizeOf } from '../../../src/shared/layout.ts'
import type { ByteWrite, ListMove, SavehouseBytes } from '../../../src/shared/savehouse-types.ts'
import { targetBytes } from '../codec/target-bytes.ts'
import { type Definition, fieldsOf } from '../definition.ts'

/** A row of data-csv/savehouses.csv. */
export interface House {
  readonly house: number
  readonly heaven: number
  readonly locationInside: number | null
  readonly teleportHex: string | null
  readonly interiorLight: boolean
  readonly doorFlagsHex: string | null
  readonly xHex: string
  readonly yHex: string
  readonly zHex: string
}

/** A row of data-csv/save-places.csv. */
export interface SavePlace {
  readonly id: number
  readonly house: number
  readonly location: number | null
}

/** The typical save with a number of doors on the stack of block 25: one indoors, none outdoors. */
export function countsBehindDoors(definition: Definition, stackDepth: number): FileCounts {
  const counts = typicalCounts(definition)
  return new Map(counts).set('25', { ...counts.get('25'), stack_depth: stackDepth })
}

function storedFloat(hex: string): number {
  return Buffer.from(hex, 'hex').readFloatLE(0)
}

/** Not in the variables table, but the same in every save made there. */
const more = '(saves agree)'

/** The fields and their values in file order; a single byte of a field if only that one changes. */
function valuesOf(house: House, { location }: SavePlace): readonly (readonly [string, number, string])[] {
  const { heaven, locationInside, interiorLight, xHex, yHex, zHex } = house
  const light = interiorLight ? 1 : 0
  const [depth, door] = location === null ? [0, -1] : [1, location]
  return [
    ['block00.camera_position.x', storedFloat(xHex), 'camera X'],
    ['block00.camera_position.y', storedFloat(yHex), 'camera Y'],
    ['block00.camera_position.z', storedFloat(zHex), 'camera Z'],
    ['block00.interior', heaven, 'heaven'],
    ['block00.extra_colour_on', light, 'interior lighting on'],
    ['block00.extra_colour_blend', light, 'interior lighting blend'],
    ['block01.globals[current_interior]', heaven, `heaven ${more}`],
    ['block01.globals[save_house_number]', house.house, 'house'],
    ['block01.globals[interior_thread_now]', heaven, `heaven ${more}`],
    ...(location === null
      ? []
      : [['block01.globals[interior_thread_entered]', heaven, `heaven with staff ${more}`] as const]),
    ['block02.players[0].position.x', storedFloat(xHex), `X of the player ${more}`],
    ['block02.players[0].position.y', storedFloat(yHex), `Y of the player ${more}`],
    ['block02.players[0].position.z', storedFloat(zHex), `Z of the player ${more}`],
    ['block02.players[0].interior', heaven, 'heaven'],
    ['block02.players[0].entry_exit', door, location === null ? 'no door in use' : 'door in use'],
    ['block25.stack_depth', depth, 'number of doors entered'],
    ...(location === null ? [] : [['block25.stack[0]', location, 'that door'] as const]),
    ...(location === null || house.teleportHex === null
      ? []
      : [[`block25.doors[${locationInside}].linked`, location, 'where the exit leads'] as const]),
  ]
}

function write({ block, offset }: Target, bytes: string, what: string): ByteWrite {
  return { block, offsetHex: toHex(offset), bytes, what }
}

/**
 * Every byte that moves a save into a savehouse, for one of its save places. Offsets of block 25 apply to a
 * save made on the same side of the door; see `doorListMove` for the other side. @throws Error if a place
 * does not match its house
 */
export function savehouseBytes(
  definition: Definition,
  houses: readonly House[],
  savePlaces: readonly SavePlace[],
): readonly SavehouseBytes[] {
  const [outside, inside] = [countsBehindDoors(definition, 0), countsBehindDoors(definition, 1)]
  return savePlaces.flatMap(savePlace => {
    const house = houses.find(candidate => candidate.house === savePlace.house)
    if (house === undefined) return []
    const counts = savePlace.location === null ? outside : inside
    const writes = valuesOf(house, savePlace).map(([path, value, what]) => {
      const found = findTarget(definition, path, counts)
      return write(found, hexBytes(targetBytes(definition, found, value)), what)
    })
    const { doorFlagsHex, locationInside } = house
    if (doorFlagsHex === null || locationInside === null) return [{ savePlace: savePlace.id, writes }]
    const flags = findTarget(definition, `block25.doors[${locationInside}].flags`, counts)
    const upper = { ...flags, offset: flags.offset + 1 }
    return [
      { savePlace: savePlace.id, writes: [...writes, write(upper, doorFlagsHex, 'lets the player out')] },
    ]
  })
}

/** The bytes inserted into block 25 with a door on the stack, and those after block 27 that make room for them. */
export function doorListMove(definition: Definition): ListMove {
  const inside = countsBehindDoors(definition, 1)
  const door = findTarget(definition, 'block25.stack[0]', inside)
  const last = definition.blocks.at(-1)
  const end = last && sizeOf(fieldsOf(definition, last.struct), last.typicalCounts)
  if (last === undefined || end === undefined) throw new Error('the format has no last block')
  return {
    size: door.size,
    ...{ block: door.block, offsetHex: toHex(door.offset) },
    ...{ endBlock: last.number, endHex: toHex(end) },
  }
}
