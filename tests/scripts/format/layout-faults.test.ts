import { describe, it } from 'vitest'
import { append, door, expectNamed, type FormatFault, main, remove, set } from '../support/format-faults.ts'

/** Faults of the layout: offsets, sizes and counts of fields, their structs, the elements of their arrays. */
const faults: readonly FormatFault[] = [
  [
    'a gap between fields',
    'fields',
    set(door('flags'), 'offset_hex', '0003'),
    /leaves a gap of 1 bytes.*fix: write 0002/,
  ],
  [
    'an overlap of fields',
    'fields',
    set(door('linked'), 'offset_hex', '0003'),
    /overlaps by 1 bytes.*allowed: 0004/,
  ],
  [
    'a wrong size of a field',
    'fields',
    set(door('linked'), 'size', '4'),
    /is not the size of this type.*write 2/,
  ],
  ['a size where a count decides', 'fields', set(main('doors'), 'size', '6'), /is not the size of this type/],
  ['a lost field', 'fields', remove(door('flags')), /leaves a gap of 2 bytes/],
  ['an unknown type', 'fields', set(door('flags'), 'type', 'u_16'), /is not a type.*fix: write u16/],
  [
    'a struct that contains itself',
    'fields',
    set(main('doors'), 'type', 'block_25'),
    /is an empty struct, or one that contains itself/,
  ],
  [
    'a text without a length',
    'fields',
    set({ struct: 'zone', name: 'label' }, 'count', ''),
    /is not the length of a char field/,
  ],
  [
    'a count of nothing',
    'fields',
    set({ struct: 'player', name: 'weapons' }, 'count', '0'),
    /counts nothing/,
  ],
  [
    'a count by a later field',
    'fields',
    set({ struct: 'block_10', name: 'zones' }, 'count', 'explored_count'),
    /does not refer to an earlier/,
  ],
  [
    'a count by a field without that role',
    'fields',
    set(main('stack_depth'), 'role', 'data'),
    /does not refer to an earlier/,
  ],
  [
    'an end mark for plain numbers',
    'fields',
    set(main('stack'), 'count', 'until -1'),
    /needs elements that begin with a whole number/,
  ],
  ['two fields of one name', 'fields', set(door('linked'), 'name', 'flags'), /repeats the name of line \d+/],
  ['a wrong block', 'fields', set(door('flags'), 'block', '24'), /is not the block that uses door.*write 25/],
  ['fields of an unlisted struct', 'structs', remove({ struct: 'gang' }), /is not in structs.csv/],
  [
    'a struct nobody uses',
    'structs',
    append('spare', '', 'Spare', '0', '', 'unused', 'nowhere'),
    /is used by no block/,
  ],
  [
    'a wrong size of a struct',
    'structs',
    set({ struct: 'gang' }, 'size', '20'),
    /is not the sum of its fields.*write 16/,
  ],
  [
    'an element of no array',
    'elements',
    set({ name: 'furthest_hoop' }, 'field', 'float_stat'),
    /is not an array of numbers/,
  ],
  [
    'an element at a wrong offset',
    'elements',
    set({ name: 'furthest_hoop' }, 'offset_hex', '000C'),
    /is not the offset of element.*write 0008/,
  ],
  [
    'an element of another size',
    'elements',
    set({ name: 'furthest_hoop' }, 'type', 'u16'),
    /differs in size from the elements of float_stats/,
  ],
  [
    'an element behind the end',
    'elements',
    append('block_16', 'int_stats', '223', '04C4', 'one_too_many', '', 'nothing', '', '', 'from source code'),
    /is beyond the end of the array/,
  ],
  [
    'a lost element',
    'elements',
    remove({ name: 'second_catalina_meeting' }),
    /elements\.csv:305:3.*fix: restore the row of element 221/,
  ],
  [
    'an element out of its order',
    'elements',
    set({ name: 'second_catalina_meeting' }, 'index', '300'),
    /elements\.csv:305:3.* is where element 221 of int_stats belongs/,
  ],
]

describe('the format tables', () => {
  it.each(faults)('fail the checks with %s', (_, table, edit, message) => expectNamed(table, edit, message))
})
