import { describe, expect, it } from 'vitest'
import { otherVariables } from '../../../src/generated/blocks/01-other-variables.ts'
import { schoolStates } from '../../../src/generated/blocks/01-school-state.ts'
import { schoolExercises } from '../../../src/generated/blocks/01-schools.ts'
import { type GarageRow, garageRows } from '../../../src/generated/blocks/03-garage-rows.ts'
import { savedGarages } from '../../../src/generated/blocks/03-garages.ts'
import { pickupLocations } from '../../../src/generated/blocks/06-pickup-locations.ts'
import { parkedCars } from '../../../src/generated/blocks/12-parked-cars.ts'
import { statistics } from '../../../src/generated/blocks/16-statistics.ts'
import { stuntJumps } from '../../../src/generated/blocks/24-jumps.ts'
import { garages } from '../../../src/generated/garages.ts'
import { textOf } from '../../../src/generated/gtasa-save/index.js'
import { locations } from '../../../src/generated/locations.ts'
import { notCounted } from '../../../src/generated/not-counted.ts'
import { savehouseVariables } from '../../../src/generated/savehouse-variables.ts'
import { threads } from '../../../src/generated/threads.ts'
import { variableArrays } from '../../../src/generated/variable-arrays.ts'
import { variables } from '../../../src/generated/variables.ts'
import { vehicles } from '../../../src/generated/vehicles.ts'
import { required } from '../../support/required.ts'
import { columnOf, opened } from './opened-saves.ts'

/** Index of the list element that a path leads to. */
const elementOf = (path: string | null | undefined) => Number(path?.match(/\[(\d+)\]/)?.[1])

/** Coordinates of parked cars are stored in eighths of a metre. */
const unitsPerMetre = 8

/** Farthest that a vehicle stands from the corner of its garage in all saves, in metres: in the hangar. */
const farthestStored = 53

interface Located {
  readonly x: number
  readonly y: number
}

const distance = (one: Located, other: Located) => Math.hypot(one.x - other.x, one.y - other.y)

const nameOf = (model: number) => vehicles.find(({ id }) => id === model)?.name ?? `model ${model}`

describe.runIf(opened.length > 0)('the column of an opened save', () => {
  it('lists the vehicles of a garage that stand in it', () => {
    const far: string[] = []
    let stored = 0
    for (const save of opened) {
      const { storedCars } = save.save.blocks.garages
      const { read } = columnOf(save, 'blocks/03-garages')
      const { pathOf } = columnOf(save, 'blocks/03-garage-rows')
      for (const garage of savedGarages) {
        const row = garageRows.find(({ garage: id }) => id === garage.type)
        const value = read(garage)
        if (row === undefined) {
          expect(value).toBeNull()
          continue
        }
        const cars = [0, 1, 2, 3].flatMap(slot => {
          const car = storedCars[elementOf(pathOf(row, slot))]
          return car === undefined || car.model === 0 ? [] : [car]
        })
        stored += cars.length
        expect(value).toBe(cars.map(({ model }) => nameOf(model)).join(', ') || null)
        if (row.savehouse === null) continue // vehicles in a police compound were stored elsewhere
        for (const car of cars)
          if (distance(car.position, garage) > farthestStored)
            far.push(`${save.file}: ${garage.name} ${car.model}`)
      }
    }
    expect(stored).toBeGreaterThan(10 * opened.length)
    expect(far).toEqual([])
  })

  it('lists the same vehicles in all tables of garages', () => {
    const rowOf = new Map<number, GarageRow>(garageRows.map(row => [row.garage, row]))
    for (const save of opened) {
      const read = (table: string, row?: object) => (row ? columnOf(save, table).read(row) : null)
      for (const garage of garages) {
        const value = read('garages', garage)
        expect(value).toBe(read('blocks/03-garage-rows', rowOf.get(garage.id)))
        expect(value).toBe(read('blocks/03-garages', savedGarages[garage.saveIndex]))
      }
    }
  })

  it('finds a parked car by the script variable with its slot', () => {
    const found = opened.map(save => {
      const { read, pathOf } = columnOf(save, 'blocks/12-parked-cars')
      const { cars } = save.save.blocks.parkedCars
      return parkedCars.filter(row => {
        const car = cars[elementOf(pathOf(row))]
        if (car === undefined) {
          expect(read(row)).toBeNull()
          return false
        }
        expect(read(row)).toBe(car.model < 0 ? 'any' : nameOf(car.model))
        const [x, y] = [car.position.x / unitsPerMetre, car.position.y / unitsPerMetre]
        return distance({ x, y }, row) < 1
      }).length
    })
    // Saves of an edited script lack some or all of them.
    expect(found.filter(count => count === parkedCars.length).length).toBeGreaterThan(0.9 * opened.length)
  })

  it('leads from a row to the same thing in the file', () => {
    for (const save of opened) {
      const { stuntJumps: jumps, pickups, doors, scripts } = save.save.blocks
      const jumpColumn = columnOf(save, 'blocks/24-jumps')
      for (const jump of stuntJumps) {
        const [path, ...flags] = [0, 1, 2].map(index => jumpColumn.pathOf(jump, index))
        expect(path === null).toBe(jumpColumn.read(jump) === null)
        const list = path?.replace(/\].*/, ']')
        expect(flags).toEqual(list === undefined ? [null, null] : [`${list}.done`, `${list}.found`])
        const own = jumps.jumps[elementOf(path)]?.startMin
        if (path) expect(own && distance(own, { x: jump.startMinX, y: jump.startMinY })).toBeLessThan(1)
      }
      const pickupColumn = columnOf(save, 'blocks/06-pickup-locations')
      for (const row of pickupLocations) {
        const path = pickupColumn.pathOf(row)
        if (path !== null) expect(pickups.pickups[elementOf(path)]?.model).toBe(row.model)
        expect(path !== null).toBe(pickupColumn.read(row) === 'there')
      }
      const locationColumn = columnOf(save, 'locations')
      for (const row of locations) {
        const path = locationColumn.pathOf(row)
        if (path !== null) expect(doors.doors[elementOf(path)]?.index).toBe(row.number)
      }
      const threadColumn = columnOf(save, 'threads')
      for (const row of threads) {
        const path = threadColumn.pathOf(row)
        const name = scripts.scripts[elementOf(path)]?.name ?? ''
        if (path !== null) expect(textOf(name).toLowerCase()).toBe(row.name.toLowerCase())
        expect(path !== null).toBe(threadColumn.read(row) === 'running')
      }
    }
  })

  it('knows of each horseshoe, oyster and snapshot whether its pickup is left, as many as are not counted', () => {
    const statisticsOf = { horseshoes: 241, oysters: 243, snapshots: 231 }
    for (const save of opened.filter(({ platform }) => platform === 'pc'))
      for (const [name, statistic] of Object.entries(statisticsOf)) {
        const { read } = columnOf(save, 'variables')
        const array = required(
          variableArrays.find(one => one.name === name),
          name,
        )
        const own = variables.slice(array.base, array.base + array.length)
        const left = own.filter(variable => save.pickupOffset(Number(read(variable))) !== null)
        expect(left.length).toBe(own.length - Number(save.statistic(statistic)))
        expect(read({ ...own[0], fold: { array } })).toBeNull() // an array has no one value
      }
  })

  it('gives numbers of script variables, statistics and locations as the fields at their offsets', () => {
    const tables: readonly (readonly [string, readonly object[]])[] = [
      ['blocks/01-schools', schoolExercises],
      ['blocks/01-school-state', schoolStates],
      ['blocks/01-other-variables', otherVariables],
      ['blocks/16-statistics', statistics],
      ['not-counted', notCounted],
      ['savehouse-variables', savehouseVariables],
    ]
    for (const save of opened)
      for (const [table, rows] of tables) {
        const { read, fieldOf } = columnOf(save, table)
        for (const row of rows) {
          const found = fieldOf(row)
          if (found === null) continue
          const value = Number(read(row))
          const stored = found.type === 'f32' ? Math.fround(value) : value
          expect(stored, found.path).toBe(Number(found.value))
        }
      }
  })
})
