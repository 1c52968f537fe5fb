import { describe, expect, it } from 'vitest'
import { formatReport } from '../../../scripts/csv/report.ts'
import { cellsOf, realSource, sourceWith, toCsv } from '../support/sources.ts'
import { definition, formatProblems } from './support.ts'

describe('the format tables', () => {
  it('have no problems', async () => {
    expect(formatReport(await formatProblems(realSource))).toBe('passed')
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

  it('lists the blocks that use a shared struct', () => {
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

  it('separates the variable part of an offset', () => {
    const field = definition.structs.get('block_12')?.fields.find(({ name }) => name === 'plates')
    expect(field).toMatchObject({ offset: 10, offsetAfter: ['cars'], size: 240, elementSize: 16 })
  })

  it('resolves computed counts', () => {
    const field = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
    const count = { kind: 'field', field: 'variable_space_size', minus: 8, divide: 4 }
    expect(field).toMatchObject({ count, size: null, elementSize: 4 })
  })

  it('names script variables, their arrays and 305 statistics, each with a name of its own', () => {
    const fields = [...definition.structs.values()].flatMap(struct => struct.fields)
    const named = (name: string) => fields.find(field => field.name === name)?.elements ?? []
    const arrays = named('globals').filter(({ count }) => count !== null)
    const counts = [arrays, named('float_stats'), named('int_stats')].map(one => one.length)
    expect(counts).toEqual([cellsOf('data-csv/variable-arrays.csv').length - 1, 82, 223])
    expect(named('globals').length).toBeGreaterThan(4000)
    const names = named('globals').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('knows the type of a script variable and the length of an array', () => {
    const globals = definition.structs.get('block_01')?.fields.find(({ name }) => name === 'globals')
    const find = (name: string) => globals?.elements?.find(element => element.name === name)
    expect(find('gym_bike_progress')).toMatchObject({ index: 2, type: 'f32', count: null })
    expect(find('phone_call_running')).toMatchObject({ index: 13, type: 'b32', count: null })
    expect(find('race_marker_x')).toMatchObject({ index: 560, type: 'f32', count: 4 })
    expect(find('gf_progress')).toMatchObject({ index: 357, type: 'i32', count: 6 })
    expect(find('gf_denise_progress')).toMatchObject({ index: 357, type: 'i32', count: null })
    expect(find('loaded_shop_name')).toMatchObject({ index: 704, type: 'text8', count: null })
    expect(find('airport_gate_sf_1')).toMatchObject({ type: 'handle', leadsTo: 'object' })
    expect(find('gf_home_car')).toMatchObject({ type: 'handle', count: 6, leadsTo: 'parked car' })
    expect(find('blip_gf_denise')).toMatchObject({ type: 'handle', leadsTo: null })
  })
})
