import { enumerationsTable } from '../../format/tables/enumerations.ts'
import { cameraModes } from '../blocks/00-camera-modes.ts'
import { radioStations } from '../blocks/03-radio-stations.ts'
import { pickupTypes } from '../blocks/06-pickup-types.ts'
import { gangs } from '../blocks/10-gangs.ts'
import { populationGroups } from '../blocks/10-population-groups.ts'
import { statisticValues } from '../blocks/16-value-lists.ts'
import { problemAt, type Source, type Table } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

const fromHex = (digits: string) => Number.parseInt(digits, 16)

/** The values of a table; null while some of its rows cannot be read, and are then reported themselves. */
function valuesOf<Row>(table: Table<Row, object>, pick: (row: Row) => number | null) {
  return (source: Source) => {
    const { soundRows, allRows } = table.read(source)
    return soundRows.length === allRows.length ? soundRows.map(({ values }) => pick(values)) : null
  }
}

const valuesOfStatistic = (id: number) =>
  valuesOf(statisticValues, ({ statistic, value }) => (statistic === id ? value : null))

/** Values a block table explains, for the enumeration of the format with the same values. */
const explained: Readonly<Record<string, ReturnType<typeof valuesOf>>> = {
  camera_modes: valuesOf(cameraModes, ({ value }) => value),
  radio_stations: valuesOf(radioStations, ({ valueHex }) => fromHex(valueHex)),
  pickup_types: valuesOf(pickupTypes, ({ byteHex }) => fromHex(byteHex)),
  gangs: valuesOf(gangs, ({ gang }) => gang),
  population_groups: valuesOf(populationGroups, ({ byteHex }) => fromHex(byteHex)),
  insane_stunts: valuesOfStatistic(143),
  story_steps: valuesOfStatistic(181),
}

/** Each value of these enumerations of the format is explained by the table of its block page. */
export const enumerationValues: CrossCheck = source =>
  enumerationsTable.read(source).soundRows.flatMap(row => {
    const { enumeration, value } = row.values
    const values = explained[enumeration]?.(source) ?? null
    if (values === null || values.includes(value)) return []
    const rule = `is not explained in the block table of ${enumeration}`
    const allowed = values.filter(one => one !== null).join(', ')
    return [problemAt(row, 'value', { rule, allowed, fix: 'correct one of the two files' })]
  })
