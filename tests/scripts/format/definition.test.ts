import { describe, expect, it } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { cellsOf, realSource, sourceWith, toCsv } from '../support/sources.ts'
import { definition, formatProblems } from './support.ts'

type Rows = string[][]

/** Sets the cell of the first row in which the given columns have the given values. */
function set(where: Readonly<Record<string, string>>, column: string, cell: string) {
  return (rows: Rows): void => {
    const header = rows[0] ?? []
    const row = rows.find(cells =>
      Object.entries(where).every(([name, value]) => cells[header.indexOf(name)] === value),
    )
    if (row === undefined) throw new Error(`no row with ${JSON.stringify(where)}`)
    row[header.indexOf(column)] = cell
  }
}

function remove(where: Readonly<Record<string, string>>) {
  return (rows: Rows): void => {
    const header = rows[0] ?? []
    const index = rows.findIndex(cells =>
      Object.entries(where).every(([name, value]) => cells[header.indexOf(name)] === value),
    )
    if (index < 0) throw new Error(`no row with ${JSON.stringify(where)}`)
    rows.splice(index, 1)
  }
}

const append =
  (...cells: string[]) =>
  (rows: Rows) =>
    void rows.push(cells)

const door = (name: string) => ({ struct: 'door', name })
const main = (name: string) => ({ struct: 'block_25', name })

const faults: readonly (readonly [string, string, (rows: Rows) => void, RegExp])[] = [
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
  ['an unknown type', 'fields', set(door('flags'), 'type', 'u_16'), /is no type.*fix: write u16/],
  [
    'a struct that contains itself',
    'fields',
    set(main('doors'), 'type', 'block_25'),
    /without a fixed size, or one that contains itself/,
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
    /is empty for a switch/,
  ],
  [
    'a range beyond the type',
    'fields',
    set({ struct: 'object', name: 'right_x' }, 'range', 'from -200 to 127'),
    /goes beyond what i8 can hold/,
  ],
  [
    'a range from high to low',
    'fields',
    set({ struct: 'object', name: 'right_x' }, 'range', 'from 5 to 1'),
    /is no range from low to high/,
  ],
  [
    'a range that names no field',
    'fields',
    set({ struct: 'block_01', name: 'jump_offset' }, 'range', 'same as nothing'),
    /names no earlier field/,
  ],
  ['a range of a struct', 'fields', set(main('doors'), 'range', 'from 0 to 1'), /limits a struct/],
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
    /explains a f32/,
  ],
  [
    'positions of a single value',
    'fields',
    set({ struct: 'player', name: 'model' }, 'positions', 'enum:towns'),
    /explains positions of a single value/,
  ],
  ['a wrong block', 'fields', set(door('flags'), 'block', '24'), /is not the block that uses door.*write 25/],
  ['fields of an unlisted struct', 'structs', remove({ struct: 'gang' }), /is not in structs.csv/],
  [
    'a struct nobody uses',
    'structs',
    append('spare', 'Spare', '0', 'unused', 'nowhere'),
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
    /names no array of numbers/,
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
    /another size than the elements of float_stats/,
  ],
  [
    'an element behind the end',
    'elements',
    append('block_16', 'int_stats', '223', '04C4', 'one_too_many', '', 'nothing', '', '', 'source'),
    /is behind the end of the array/,
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
    /elements\.csv:305:3.* stands where element 221 of int_stats belongs/,
  ],
  [
    'an enumeration nobody uses',
    'enumerations',
    append('spare', '0', 'none', 'nothing', 'guess'),
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
    append('spare', '0', '1', 'none', 'nothing', '', 'guess'),
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
    /names no enumeration/,
  ],
  ['blocks out of order', 'blocks', set({ block: '04' }, 'block', '29'), /stands where block 04 belongs/],
  ['a block without struct', 'blocks', set({ block: '04' }, 'struct', 'block_99'), /is no struct/],
  [
    'counts a block does not have',
    'blocks',
    set({ block: '04' }, 'typical_counts', 'doors=3'),
    /names other counts.*write death_start_count=/,
  ],
  [
    'a typical size that does not fit',
    'blocks',
    set({ block: '04' }, 'typical_size', '12'),
    /is not the size these counts give.*write 11/,
  ],
  ['a lost fact about the file', 'file', remove({ name: 'marker' }), /leads to rows without marker/],
  ['a marker of other letters', 'file', set({ name: 'marker' }, 'value', 'block'), /is no value of marker/],
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
  ['another number of saves', 'file', set({ name: 'measured_files' }, 'value', '169'), /allowed: 168/],
  ['a marker that no save has', 'file', set({ name: 'marker' }, 'value', 'BLOKK'), /file\.csv:2:2.*: BLOCK/],
  [
    'a checksum elsewhere',
    'file',
    set({ name: 'checksum_offset_hex' }, 'value', '317F8'),
    /file\.csv:5:2.*allowed: 317FC/,
  ],
  ['an unknown fact', 'file', set({ name: 'marker' }, 'name', 'maker'), /is no fact of the file/],
  [
    'a version id that is no CRC of its text',
    'versions',
    set({ files: '107' }, 'id_hex', '35DA8176'),
    /is not the CRC.*write 35DA8175/,
  ],
  [
    'a correction twice',
    'corrections',
    rows => void rows.push(rows[1] ?? []),
    /repeats file, number of blocks of line 2/,
  ],
  [
    'lost knowledge',
    'fields',
    set({ struct: 'pickup', name: 'revenue' }, 'evidence', 'guess'),
    /would fall back: the fields now give/,
  ],
  [
    'gained knowledge that is not recorded',
    'fields',
    set({ struct: 'gang', name: 'ped_override' }, 'evidence', 'proven'),
    /is out of date.*write 130/,
  ],
]

describe('the format tables', () => {
  it('have no problems', async () => {
    expect(formatReport(await formatProblems(realSource))).toBe('passed')
  })

  it.each(faults)('do not pass with %s', async (_, table, edit, message) => {
    const file = `data-csv/format/${table}.csv`
    const rows = cellsOf(file)
    edit(rows)
    const problems = await formatProblems(sourceWith({ [file]: toCsv(rows) }))
    expect(formatReport(problems)).toMatch(message)
    for (const { line, column, rule, allowed, fix } of problems) {
      expect([line > 0, column > 0, rule !== '', allowed !== '', fix !== '']).not.toContain(false)
    }
  })

  it('pass with columns in another order', async () => {
    const file = 'data-csv/format/structs.csv'
    const rows = cellsOf(file).map(([struct = '', title = '', size = '', ...others]) => {
      return [size, struct, title, ...others]
    })
    expect(await formatProblems(sourceWith({ [file]: toCsv(rows) }))).toEqual([])
  })
})

describe('the resolved definition', () => {
  it('has 28 blocks in file order', () => {
    const numbers = Array.from({ length: 28 }, (_, index) => String(index).padStart(2, '0'))
    expect(definition.blocks.map(({ number }) => number)).toEqual(numbers)
  })

  it('says which blocks use a shared struct', () => {
    expect(definition.structs.get('vec3')?.blocks).toEqual([
      '00',
      '02',
      '03',
      '04',
      '08',
      '09',
      '23',
      '24',
      '27',
    ])
  })

  it('keeps the variable part of an offset apart', () => {
    const field = definition.structs.get('block_12')?.fields.find(({ name }) => name === 'plates')
    expect(field).toMatchObject({ offset: 10, offsetAfter: ['cars'], size: 240, elementSize: 16 })
  })

  it('resolves counts that are computed', () => {
    const field = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
    const count = { kind: 'field', field: 'variable_space_size', minus: 8, divide: 4 }
    expect(field).toMatchObject({ count, size: null, elementSize: 4 })
  })

  it('names each script variable with an own name, each array of them, and 305 statistics', () => {
    const fields = [...definition.structs.values()].flatMap(struct => struct.fields)
    const named = (name: string) => fields.find(field => field.name === name)?.elements ?? []
    const arrays = named('globals').filter(({ count }) => count !== null)
    const counts = [arrays, named('globals'), named('float_stats'), named('int_stats')].map(one => one.length)
    expect(counts).toEqual([396, 2948, 82, 223])
    const names = named('globals').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('knows the type of a script variable and the length of an array', () => {
    const globals = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
    const find = (name: string) => globals?.elements?.find(element => element.name === name)
    expect(find('gym_bike_progress')).toMatchObject({ index: 2, type: 'f32', count: null })
    expect(find('phone_call_blocked')).toMatchObject({ index: 13, type: 'b32', count: null })
    expect(find('race_marker_x')).toMatchObject({ index: 560, type: 'f32', count: 4 })
    expect(find('gf_progress')).toMatchObject({ index: 357, type: 'i32', count: 6 })
    expect(find('gf_denise_progress')).toMatchObject({ index: 357, type: 'i32', count: null })
    expect(find('loaded_shop_name')).toMatchObject({ index: 704, type: 'text8', count: null })
    expect(find('airport_gate_1')).toMatchObject({ type: 'handle', leadsTo: 'object' })
    expect(find('gf_home_car')).toMatchObject({ type: 'handle', count: 6, leadsTo: 'parked car' })
    expect(find('blip_gf_denise')).toMatchObject({ type: 'handle', leadsTo: null })
  })
})
