import { describe, expect, it } from 'vitest'
import { isExplained, problemsOf } from '../support/fault-problems.ts'
import type { SeededFault } from '../support/seeded-faults.ts'
import { cellsOf, withRow } from '../support/sources.ts'

/** The cell of a column in the row that begins with these cells. */
function change(file: string, key: string, column: string, cell: string): SeededFault {
  const rows = cellsOf(`data-csv/${file}`)
  const index = rows[0]?.indexOf(column) ?? -1
  const line = rows.findIndex(row => `${row.join()},`.startsWith(`${key},`)) + 1
  const row = rows[line - 1]
  if (index < 0 || row === undefined) throw new Error(`no ${column} of ${key} in ${file}`)
  const csv = () => withRow(`data-csv/${file}`, line, row.with(index, cell))
  const name = `${file} ${key} ${column} ${cell}`
  return { name, file: `data-csv/${file}`, csv, isCut: false, position: { line, column: index + 1, cell } }
}

/** Cells that are valid for their column but wrong. */
const wrongFacts = [
  change('threads.csv', 'riot', 'name', 'ryder'),
  change('weapons.csv', '2,16', 'slot', '3'),
  change('weapons.csv', '2,17', 'id_hex', '16'),
  change('weapons.csv', '12,00', 'id_hex', '01'),
  change('weapons.csv', '2,16', 'skill_offset_hex', '0110'),
  change('weapons.csv', '5,1F', 'skill_offset_hex', '0148'),
  change('weapon-slots.csv', '12', 'slot', '11'),
  change('pickups.csv', '346', 'id', '347'),
  change('radar-icons.csv', '0A', 'byte_hex', '0B'),
  change('radar-icons.csv', '01', 'has_image', 'no'),
  change('vehicle-colours.csv', '126', 'id', '125'),
  change('vehicle-colours.csv', '7', 'rgb', '#000000'),
  change('vehicles.csv', '415', 'group', 'Bikes'),
  change('vehicles.csv', '415', 'id', '414'),
  change('vehicles.csv', '415', 'game_type', 'boat'),
  change('vehicles.csv', '449', 'unused_type', ''),
  change('vehicles.csv', '415', 'unused_type', 'tram'),
  change('vehicle-components.csv', '1007', 'linked_model', 'wg_l_b_ssk'),
  change('vehicle-components.csv', '1007', 'linked_model', 'wg_r_a_s'),
  change('vehicle-components.csv', '1008', 'id', '1009'),
  change('vehicle-mods.csv', '1024', 'id', '1026'),
  change('vehicle-mods.csv', '1000', 'type', 'Roof'),
  change('vehicle-mods.csv', '1133', 'id_2', '1043'),
  change('vehicle-parts.csv', '400,1020', 'vehicle_id', '402'),
  change('vehicle-parts.csv', '400,1020', 'component_id', '1021'),
  change('vehicle-colour-pairs.csv', '400,1', 'order', '2'),
  change('vehicle-colour-pairs.csv', '400,2', 'colour_1', '127'),
  change('vehicle-colour-pairs.csv', '418', 'colour_2', '228'),
  change('garages.csv', '16', 'id', '19'),
  change('garages.csv', '17', 'id', '16'),
  change('garages.csv', '17', 'save_index', '9'),
  change('locations.csv', '4', 'inside', 'Inside'),
  change('locations.csv', '4', 'description', 'Somewhere'),
  change('locations.csv', '375', 'description', ''),
  change('locations.csv', '375', 'inside', ''),
  change('locations.csv', '375', 'inside', 'Outside'),
  change('locations.csv', '28', 'usual_target', '220'),
  change('locations.csv', '28', 'marker', 'CARLZ'),
  change('locations.csv', '28', 'interior', '3'),
  change('locations.csv', '100', 'number', '101'),
  change('marker-kinds.csv', 'AMMUN1', 'marker', 'AMMUN9'),
  change('savehouse-variables.csv', '00,0074', 'address_hex', '0070'),
  change('savehouses.csv', '0', 'x', '2496.142'),
  change('savehouses.csv', '0', 'heaven', '4'),
  change('savehouses.csv', '13', 'heaven', '1'),
  change('savehouses.csv', '0', 'location_inside', '220'),
  change('savehouses.csv', '3', 'teleport_hex', '08B7'),
  change('savehouses.csv', '3', 'location_inside', '369'),
  change('savehouses.csv', '13', 'teleport_hex', '0862'),
  change('savehouses.csv', '17', 'house', '16'),
  change('save-places.csv', '8', 'house', '1'),
  change('save-places.csv', '8', 'location', '29'),
  change('save-places.csv', '8', 'location', ''),
  change('save-places.csv', '0', 'location', '28'),
  change('save-places.csv', '8', 'map_x', '556'),
  change('save-places.csv', '0', 'map_y', '566'),
  change('blocks.csv', '30', 'block', '29'),
  change('variable-shifts.csv', '12', 'last', '11'),
  change('variable-shifts.csv', '12', 'last', '1016'),
  change('variable-shifts.csv', '10418', 'shift', '1352'),
  change('variable-shifts.csv', '0', 'saves', '0'),
  change('blocks.csv', '00', 'size_bytes', ''),
  change('blocks.csv', '01', 'size_bytes', '5'),
  change('blocks.csv', '03', 'size_bytes', '9158'),
  change('blocks.csv', '07', 'has_page', 'yes'),
  change(
    'external-links.csv',
    'https://gta.fandom.com/wiki/Category:GTA_San_Andreas',
    'url',
    'http://gta.fandom.com/',
  ),
  change('blocks/01-missions.csv', 'sweet_missions_passed,00', 'x_hex', '1F311D46'),
  change('blocks/01-missions.csv', 'sweet_missions_passed,00', 'y', '-1673.99'),
  change('blocks/01-missions.csv', 'sweet_missions_passed,00', 'thread', 'sweeet'),
  change('blocks/01-missions.csv', 'sweet_missions_passed,00', 'byte_hex', '01'),
  change('blocks/01-missions.csv', 'sweet_missions_passed,03', 'z', ''),
  change('blocks/01-schools.csv', 'driving_result_the_180', 'variable', 'driving_result_the_360'),
  change('blocks/01-schools.csv', 'driving_result_the_180', 'school', 'Bike'),
  change('blocks/06-pickup-types.csv', '0D', 'byte_hex', '0C'),
  change('blocks/10-gangs.csv', '9', 'gang', '8'),
  change('blocks/06-pickup-types.csv', '16', 'byte_hex', '1F'),
  change('blocks/16-statistics.csv', '81', 'id', '82'),
  change('blocks/16-statistics.csv', '69', 'name', 'Pistol skill'),
  change('blocks/16-statistics.csv', '64', 'maximum', '0'),
  change('blocks/20-tag-rotations.csv', '0', 'qz', '-0.70701'),
  change('blocks/20-tags.csv', '5', 'model', 'tag_vagos'),
  change('blocks/20-tags.csv', '99', 'index', '98'),
  change('blocks/21-map-sections.csv', '0005', 'offset_hex', '0006'),
  change('blocks/01-missions.csv', 'sweet_missions_passed,00', 'target', 'blip_sweets'),
  change('blocks/01-school-state.csv', 'boat_school_passed', 'variable', 'boat_school_pased'),
  change('blocks/01-other-variables.csv', 'phone_call_possible', 'other_position_hex', 'B426'),
  change('variables.csv', '450', 'index', '451'),
  change('variables.csv', '450', 'type', ''),
  change('variables.csv', '450', 'type', 'unused'),
  change('variables.csv', '450', 'name', 'ryder_missions_passed'),
  change('variables.csv', '450', 'name', 'property_x_3'),
  change('variables.csv', '450', 'used_by', 'SWEETT'),
  change('variables.csv', '21', 'used_by', ''),
  change('variables.csv', '1045', 'meaning', 'time since $1046'),
  change('variables.csv', '70', 'check', 'equals statistic 100 in 164 of 164'),
  change('variables.csv', '2', 'usual', '381'),
  change('variables.csv', '2', 'distinct', ''),
  change('variables.csv', '25', 'seen', 'one of 100 0'),
  change('variables.csv', '25', 'usual_saves', ''),
  change('variables.csv', '5353', 'type', 'int'),
  change('variable-arrays.csv', '199', 'length', '160'),
  change('variable-arrays.csv', '199', 'width', '2'),
  change('variable-arrays.csv', '199', 'name', 'gf_progress'),
  change('variable-arrays.csv', '199', 'used_by', 'DSKOOL BSCHOOL'),
  change('variable-arrays.csv', '10842', 'base', '10949'),
  change('scripts.csv', 'SWEET', 'name', 'RYDER'),
  change('scripts.csv', 'SWEET', 'kind', 'streamed'),
  change('scripts.csv', 'SWEET', 'wait_offset', '62107'),
  change('scripts.csv', 'SWEET', 'started_by', 'INTRO22'),
  change('missions.csv', '84', 'doors', ''),
  change('missions.csv', '83', 'doors', '249'),
  change('missions.csv', '84', 'doors', '147'),
  change('missions.csv', '84', 'doors', '249 241'),
  change('missions.csv', '89', 'doors', '241 242'),
  change('missions.csv', '13', 'number', '14'),
  change('missions.csv', '13', 'counter', 'sweets_missions_passed'),
  change('missions.csv', '15', 'statistics', '119'),
  change('missions.csv', '15', 'counter_after', '4'),
  change('missions.csv', '110', 'counter_after', '6'),
  change('missions.csv', '15', 'strand', 'Ryder'),
  change('vehicle-components.csv', '1000', 'type', 'Roof'),
  change('format/corrections.csv', 'file', 'page', 'nowhere'),
  change('format/unknowns.csv', '01', 'page', '77'),
  change('format/blocks.csv', '15', 'sizes_seen', '45'),
  change('format/leftovers.csv', '15 again', 'sizes_seen', '1,940'),
  change('format/fields.csv', '00,block_00,,0069', 'role', 'data'),
  change('format/fields.csv', '00,block_00,,0069', 'versions', '67BA00 in 1.05'),
  change('format/fields.csv', '00,block_00,,0069', 'versions', 'nowhere'),
  change('format/fields.csv', '12,block_12,,0000', 'role', 'data'),
]

describe('a fact that contradicts another', () => {
  it.each(wrongFacts)('is reported: $name', fault => {
    const problems = problemsOf(fault)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.filter(problem => !isExplained(problem))).toEqual([])
  })
})

describe('two names exchanged', () => {
  it.each([
    ['vehicles.csv', 'name', 2],
    ['weapons.csv', 'name', 5],
    ['blocks/16-statistics.csv', 'name', 22],
    ['blocks/16-statistics.csv', 'engine_name', 22],
    ['pickups.csv', 'description', 14],
  ])('are reported in %s, column %s', (name, column, index) => {
    const file = `data-csv/${name}`
    const rows = cellsOf(file)
    const at = rows[0]?.indexOf(column) ?? -1
    const [first, second] = [rows[index] ?? [], rows[index + 1] ?? []]
    const csv = withRow(file, index + 1, first.with(at, second[at] ?? ''))
    const swapped = {
      ...csv,
      rows: csv.rows.with(index + 1, { line: index + 2, cells: second.with(at, first[at] ?? '') }),
    }
    const problems = problemsOf({ name, file, csv: () => swapped, isCut: false, position: null })
    expect(problems.map(({ line }) => line).some(line => line === index + 1 || line === index + 2)).toBe(true)
  })
})
