import { findTarget } from '#shared/format-path/target.ts'
import { type FileCounts, typicalFileCounts } from '#shared/format-path/tree.ts'
import { walkEach } from '#shared/format-path/walk.ts'
import { sizeOf } from '#shared/layout.ts'
import { hexBytes, toHex } from '#shared/number.ts'
import type { DoorBytes, DoorOffsets, ListMove, SavehouseBytes } from '#shared/savehouse-types.ts'
import { moduleFile } from '../../build/output-file.ts'
import { problemOfFile } from '../../csv/read-file.ts'
import { zonesTable } from '../../tables/map/zones.ts'
import { savePlaces } from '../../tables/save-places.ts'
import { savehouses } from '../../tables/savehouses.ts'
import { targetBytes } from '../codec/target-bytes.ts'
import { type Definition, fieldsOf } from '../definition.ts'
import { stepWithFormat } from '../format-definition.ts'
import { type SavehouseMove, savehouseMoves } from './savehouse-writes.ts'

/** The counts of a typical save made indoors or outdoors: indoors, one door is on the stack of block 25. */
function typicalCounts(definition: Definition, made: keyof DoorOffsets): FileCounts {
  const counts = typicalFileCounts(definition)
  return new Map(counts).set('25', { ...counts.get('25'), stack_depth: made === 'indoors' ? 1 : 0 })
}

/**
 * Every byte that moves a save to each save place. Offsets of block 25 apply to a save made on the same side of the
 * door; see `doorListMove` for the other side. @throws Error if the format has lost a field
 */
export function savehouseBytes(
  definition: Definition,
  moves: readonly SavehouseMove[],
): readonly SavehouseBytes[] {
  const outdoors = typicalCounts(definition, 'outdoors')
  const indoors = typicalCounts(definition, 'indoors')
  return moves.map(({ savePlace, location, writes }) => ({
    savePlace,
    writes: writes.map(({ path, value, what }) => {
      const target = findTarget(definition, path, location === null ? outdoors : indoors)
      const bytes = hexBytes(targetBytes(definition, target, value))
      const float = target.field.type === 'f32' && { float: value }
      return { block: target.block, offsetHex: toHex(target.offset), bytes, what, ...float }
    }),
  }))
}

/** The bytes inserted into block 25 with a door on the stack, and those after block 27 that make room for them. */
export function doorListMove(definition: Definition): ListMove {
  const door = findTarget(definition, 'block25.stack[0]', typicalCounts(definition, 'indoors'))
  const last = definition.blocks.at(-1)
  const end = last && sizeOf(fieldsOf(definition, last.struct), last.typicalCounts)
  if (last === undefined || end === undefined) throw new Error('the format has no last block')
  return {
    size: door.size,
    block: door.block,
    offsetHex: toHex(door.offset),
    endBlock: last.number,
    endHex: toHex(end),
  }
}

function doorsIn(definition: Definition, made: keyof DoorOffsets): readonly DoorBytes[] {
  const counts = typicalCounts(definition, made)
  return walkEach(definition, 'block25.doors[all].linked', counts).map(([door, target]) => ({
    doorHex: toHex(door?.offset ?? 0),
    targetHex: toHex(target?.offset ?? 0),
  }))
}

/** Offsets of the doors of block 25, by number. */
function doorOffsets(definition: Definition): readonly object[] {
  const outdoors = doorsIn(definition, 'outdoors')
  return doorsIn(definition, 'indoors').map((indoors, number) => ({ indoors, outdoors: outdoors[number] }))
}

/** Writes the bytes that move a save into each savehouse, and the offsets of all doors. Faults of the tables are reported by their own steps. */
export const savehouseStep = stepWithFormat(
  [savehouses, savePlaces, zonesTable],
  ({ source, definition }) => {
    try {
      const bytes = savehouseBytes(definition, savehouseMoves(source))
      const move = doorListMove(definition)
      return {
        modules: [
          moduleFile('format/savehouse-bytes.ts', () => ({
            from: ['data-csv/format', savehouses.file],
            types: { 'savehouse-types': ['ListMove', 'SavehouseBytes'] },
            constants: {
              doorListMove: { type: 'ListMove', value: move },
              savehouseBytes: { type: 'readonly SavehouseBytes[]', value: bytes },
            },
          })),
          moduleFile('format/doors.ts', () => ({
            from: ['data-csv/format'],
            types: { 'savehouse-types': ['DoorOffsets'] },
            constants: {
              doorOffsets: {
                doc: 'Offsets of the doors of block 25, by number.',
                type: 'readonly DoorOffsets[]',
                value: doorOffsets(definition),
              },
            },
          })),
        ],
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const allowed = 'houses and fields that fit together'
      const fix = 'give the field its name and range back, or correct the house'
      const fault = { rule: `does not fit the format: ${error.message}`, allowed, fix }
      return { problems: [problemOfFile(savehouses.file, fault)] }
    }
  },
)
