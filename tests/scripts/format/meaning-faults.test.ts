import { describe, it } from 'vitest'
import { append, door, expectNamed, type FormatFault, main, set } from '../support/format-faults.ts'

/** Faults of the meaning of fields: their values, the names of values, the level of evidence. */
const faults: readonly FormatFault[] = [
  [
    'a legend that does not fit the type',
    'fields',
    set(door('flags'), 'legend', 'float'),
    /does not fit the type u16.*write integer/,
  ],
  [
    'a switch without a range',
    'fields',
    set({ struct: 'block_15', name: 'fire_proof' }, 'range', ''),
    /is empty for a yes\/no field/,
  ],
  [
    'a range beyond the type',
    'fields',
    set({ struct: 'object', name: 'right_x' }, 'range', 'from -200 to 127'),
    /exceeds the range of i8/,
  ],
  [
    'a range from high to low',
    'fields',
    set({ struct: 'object', name: 'right_x' }, 'range', 'from 5 to 1'),
    /is not a range from low to high/,
  ],
  [
    'a range that names no field',
    'fields',
    set({ struct: 'block_01', name: 'jump_offset' }, 'range', 'same as nothing'),
    /names no earlier field/,
  ],
  [
    'a range of a struct',
    'fields',
    set(main('doors'), 'range', 'from 0 to 1'),
    /is not allowed for a struct/,
  ],
  [
    'an enumeration that does not exist',
    'fields',
    set({ struct: 'zone', name: 'town' }, 'values', 'enum:town'),
    /does not exist.*fix: write towns/,
  ],
  [
    'a table that does not exist',
    'fields',
    set(door('index'), 'values', 'table:location'),
    /does not exist.*fix: write locations/,
  ],
  [
    'more flags than bits',
    'fields',
    set({ struct: 'pickup', name: 'flags' }, 'values', 'flags:door_flags'),
    /has 16 bits.*allowed: 8 bits/,
  ],
  [
    'values of a float',
    'fields',
    set({ struct: 'player', name: 'health' }, 'values', 'enum:towns'),
    /is not allowed for a f32/,
  ],
  [
    'positions of a single value',
    'fields',
    set({ struct: 'player', name: 'model' }, 'positions', 'enum:towns'),
    /is not allowed for a single value/,
  ],
  [
    'an enumeration nobody uses',
    'enumerations',
    append('spare', '0', 'none', 'nothing', 'unverified'),
    /is used nowhere/,
  ],
  [
    'a value twice',
    'enumerations',
    set({ enumeration: 'towns', name: 'los_santos' }, 'value', '0'),
    /repeats towns, 0 of line/,
  ],
  [
    'a flag set nobody uses',
    'flags',
    append('spare', '0', '1', 'none', 'nothing', '', 'unverified'),
    /is used nowhere/,
  ],
  [
    'flags that share a bit',
    'flags',
    set({ set: 'population_byte', name: 'population_group' }, 'width', '6'),
    /shares a bit with population_group/,
  ],
  [
    'a flag of an unknown enumeration',
    'flags',
    set({ name: 'population_group' }, 'values', 'enum:people'),
    /is not an enumeration/,
  ],
  [
    'lost knowledge',
    'fields',
    set({ struct: 'parked_car', name: 'cars_left' }, 'evidence', 'unverified'),
    /would drop: the fields now give/,
  ],
  [
    'gained knowledge that is not recorded',
    'fields',
    set({ struct: 'block_00', name: 'extra_colour' }, 'evidence', 'verified'),
    /is out of date.*write 219/,
  ],
]

describe('the format tables', () => {
  it.each(faults)('fail the checks with %s', (_, table, edit, message) => expectNamed(table, edit, message))
})
