import { describe, it } from 'vitest'
import { expectNamed, type FormatFault, remove, set } from '../support/format-faults.ts'

/** Faults of the file as a whole: blocks, constants, versions, corrections of older documentation. */
const faults: readonly FormatFault[] = [
  [
    'blocks out of order',
    'blocks',
    set({ block: '04' }, 'block', '29'),
    /belongs below it in the order of block/,
  ],
  ['a block without struct', 'blocks', set({ block: '04' }, 'struct', 'block_99'), /is not a struct/],
  [
    'counts a block does not have',
    'blocks',
    set({ block: '04' }, 'typical_counts', 'doors=3'),
    /does not name the counts.*write respawn_count=/,
  ],
  [
    'a typical size that does not fit',
    'blocks',
    set({ block: '04' }, 'typical_size', '12'),
    /is not the size these counts give.*write 11/,
  ],
  [
    'a lost fact about the file',
    'file',
    remove({ name: 'marker' }),
    /has no row marker, which other rows need/,
  ],
  [
    'a marker of other letters',
    'file',
    set({ name: 'marker' }, 'value', 'block'),
    /is not a value of marker/,
  ],
  [
    'a size that leaves no room for the checksum',
    'file',
    set({ name: 'file_size' }, 'value', '202751'),
    /allowed: 202752/,
  ],
  [
    'another checksum place',
    'file',
    set({ name: 'checksum_offset_hex' }, 'value', '317FB'),
    /allowed: 317FC/,
  ],
  ['an odd work buffer', 'file', set({ name: 'work_buffer_size' }, 'value', '51201'), /allowed: 51200/],
  ['another number of saves', 'file', set({ name: 'measured_files' }, 'value', '234'), /allowed: 233/],
  ['a marker that no save has', 'file', set({ name: 'marker' }, 'value', 'BLOKK'), /file\.csv:2:2.*: BLOCK/],
  [
    'a checksum elsewhere',
    'file',
    set({ name: 'checksum_offset_hex' }, 'value', '317F8'),
    /file\.csv:5:2.*allowed: 317FC/,
  ],
  ['an unknown fact', 'file', set({ name: 'marker' }, 'name', 'maker'), /is not a property of the file/],
  [
    'a version id that is no CRC of its text',
    'versions',
    set({ files: '116' }, 'id_hex', '35DA8176'),
    /is not the CRC.*write 35DA8175/,
  ],
  [
    'a correction twice',
    'corrections',
    rows => void rows.push(rows[1] ?? []),
    /repeats file, number of blocks of line 2/,
  ],
]

describe('the format tables', () => {
  it.each(faults)('fail the checks with %s', (_, table, edit, message) => expectNamed(table, edit, message))
})
