import { enumerationsTable } from '../../format/tables/enumerations.ts'
import { cameraModes } from '../blocks/00-camera-modes.ts'
import { radioStations } from '../blocks/03-radio-stations.ts'
import { pickupTypes } from '../blocks/06-pickup-types.ts'
import { gangs } from '../blocks/10-gangs.ts'
import { populationGroups } from '../blocks/10-population-groups.ts'
import { statisticValues } from '../blocks/16-value-lists.ts'
import { problemAt, type Source } from '../table.ts'
import type { CrossCheck } from './cross-check.ts'

const fromHex = (digits: string) => Number.parseInt(digits, 16)

/** Values a block table explains, for the enumeration of the format with the same values. */
const explained: Readonly<Record<string, (source: Source) => readonly number[]>> = {
  camera_modes: source => cameraModes.rows(source).map(({ value }) => value),
  radio_stations: source => radioStations.rows(source).map(({ valueHex }) => fromHex(valueHex)),
  pickup_types: source => pickupTypes.rows(source).map(({ byteHex }) => fromHex(byteHex)),
  gangs: source => gangs.rows(source).map(({ gang }) => gang),
  population_groups: source => populationGroups.rows(source).map(({ byteHex }) => fromHex(byteHex)),
  insane_stunts: source => valuesOf(143, source),
  story_steps: source => valuesOf(181, source),
}

function valuesOf(statistic: number, source: Source): readonly number[] {
  const rows = statisticValues.rows(source).filter(row => row.statistic === statistic)
  return rows.map(({ value }) => value)
}

/** Each value of these enumerations of the format is explained by the table of its block page. */
export const enumerationValues: CrossCheck = source =>
  enumerationsTable.read(source).soundRows.flatMap(row => {
    const { enumeration, value } = row.values
    const values = explained[enumeration]?.(source)
    if (values === undefined || values.includes(value)) return []
    const rule = `is not explained in the block table of ${enumeration}`
    return [
      problemAt(row, 'value', { rule, allowed: values.join(', '), fix: 'correct one of the two files' }),
    ]
  })
