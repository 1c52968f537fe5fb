import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt, type ReadRow, type Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { statistics } from '../blocks/16-statistics.ts'
import { elementsTable } from '../format/elements.ts'
import { pickups } from '../pickups.ts'
import { radarIcons } from '../radar-icons.ts'
import { vehicleColours } from '../vehicle-colours.ts'
import { vehicles } from '../vehicles.ts'
import { weapons } from '../weapons.ts'

/** A name and an internal name with the same meaning. */
interface Naming {
  readonly row: Pick<ReadRow, 'place'>
  /** Property of the name. */
  readonly property: string
  readonly name: string
  readonly code: string
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Names of model files have at most eight letters: landstal. */
const longestFileName = 8

/** Whether an internal name may be that of a name: one contains the other, or both begin alike, as file names do. */
function mayMean(code: string, name: string): boolean {
  const [letters, wanted] = [lettersOf(code), lettersOf(name)]
  const isFileName = letters.length <= longestFileName
  return (
    letters.includes(wanted) ||
    wanted.includes(letters) ||
    (isFileName && letters.slice(0, 6) === wanted.slice(0, 6))
  )
}

/** Names next to the internal name of another row, while that row has a name of a different spelling. */
function exchanged(namings: readonly Naming[]): readonly Problem[] {
  const byCode = new Map(namings.map(naming => [lettersOf(naming.code), naming]))
  return namings.flatMap(({ row, property, name, code }) => {
    if (mayMean(code, name)) return []
    const letters = lettersOf(name)
    const owner = byCode.get(letters) ?? byCode.get(letters.slice(0, longestFileName))
    if (owner === undefined || owner.name === name || mayMean(owner.code, owner.name)) return []
    const { file, line } = owner.row.place(owner.property)
    const rule = `is the name of ${owner.code}, called ${owner.name} in line ${line} of ${file}; this row is ${code}`
    return [problemAt(row, property, { rule, allowed: `the name of ${code}`, fix: 'correct the two names' })]
  })
}

const spelledAlike =
  (namingsOf: (source: Source) => readonly Naming[]): CrossCheck =>
  source =>
    exchanged(namingsOf(source))

const ofVehicles = spelledAlike(source =>
  vehicles
    .read(source)
    .soundRows.map(row => ({ row, property: 'name', name: row.values.name, code: row.values.model })),
)

const ofStatistics = spelledAlike(source =>
  statistics.read(source).soundRows.flatMap(row => {
    const { name, engineName: code } = row.values
    return code === null ? [] : [{ row, property: 'name', name, code }]
  }),
)

/** Fields of block 16 and the statistics of their meanings. */
const ofStatisticFields = spelledAlike(source => {
  const engineNames = new Map(statistics.rows(source).map(({ id, engineName }) => [id, engineName]))
  return elementsTable.read(source).soundRows.flatMap(row => {
    const { struct, name, meaning } = row.values
    const id = /^statistic (\d+)/.exec(meaning ?? '')?.[1]
    const code = id === undefined ? null : engineNames.get(Number(id))
    return struct !== 'block_16' || typeof code !== 'string' ? [] : [{ row, property: 'name', name, code }]
  })
})

const ofPickups = spelledAlike(source =>
  pickups
    .read(source)
    .soundRows.flatMap(row =>
      row.values.model === null
        ? []
        : [{ row, property: 'description', name: row.values.description, code: row.values.model }],
    ),
)

const ofWeapons = spelledAlike(source => {
  const descriptions = new Map(pickups.rows(source).map(({ id, description }) => [id, description]))
  return weapons.read(source).soundRows.flatMap(row => {
    const code = row.values.pickup === null ? undefined : descriptions.get(row.values.pickup)
    return code === undefined ? [] : [{ row, property: 'name', name: row.values.name, code }]
  })
})

const ofIcons = spelledAlike(source =>
  radarIcons.read(source).soundRows.map(row => ({
    row,
    property: 'meaning',
    name: row.values.meaning,
    code: row.values.spriteName,
  })),
)

const ofColours = spelledAlike(source =>
  vehicleColours
    .read(source)
    .soundRows.map(row => ({ row, property: 'name', name: row.values.name, code: row.values.gameName })),
)

/** Checks that each name is in the row of the internal name that resembles it. */
export const spelledAlikeChecks: readonly CrossCheck[] = [
  ofVehicles,
  ofStatistics,
  ofStatisticFields,
  ofPickups,
  ofWeapons,
  ofIcons,
  ofColours,
]
