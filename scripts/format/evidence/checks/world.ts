import { memoizeBy } from '#shared/memoize.ts'
import type { Source } from '../../../csv/declare.ts'
import { vehicleColourPairs } from '../../../tables/vehicle-colour-pairs.ts'
import { isStruct, type StructValue, type Value } from '../../codec/value.ts'
import { allOf, type Check, type Checks, dependsOn, eachSave, eachStruct } from '../cases.ts'
import { type EvidenceSave, gameTime, numbersIn, textOf } from '../evidence-save.ts'

const partsOf = (value: Value | undefined): readonly number[] =>
  value !== undefined && isStruct(value) ? Object.values(value).map(Number) : []

/** Whether one corner of a box is at most the other on each axis. */
const isBox = (low: readonly number[], high: readonly number[]) =>
  low.every((part, axis) => part <= (high[axis] ?? Number.NaN))

/** Numbers of some fields of a struct. */
const numbersOf = (struct: StructValue, names: readonly string[]) => names.map(name => Number(struct[name]))

const isJumpBox = (low: string, high: string): Check =>
  eachStruct('24.jumps', jump => isBox(partsOf(jump[low]), partsOf(jump[high])))

/** Tolerance in metres, as corner and sides of a garage are stored with less precision than its box. */
const tolerance = 0.05

/** Whether the box of a garage is that of its corner and two sides. */
function hasOwnBox(garage: StructValue): boolean {
  const [x = Number.NaN, y = Number.NaN] = partsOf(garage.position)
  const [ax = 0, ay = 0] = partsOf(garage.direction_a).map(part => part * Number(garage.width))
  const [bx = 0, by = 0] = partsOf(garage.direction_b).map(part => part * Number(garage.depth))
  const xs = [x, x + ax, x + bx, x + ax + bx]
  const ys = [y, y + ay, y + by, y + ay + by]
  const expected = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const stored = numbersOf(garage, ['min_x', 'max_x', 'min_y', 'max_y'])
  return stored.every((edge, index) => Math.abs(edge - (expected[index] ?? Number.NaN)) <= tolerance)
}

const corners = ['min', 'max'].flatMap(corner => ['x', 'y', 'z'].map(axis => `${corner}_${axis}`))

/** Whether the roads or pavements of a box are off. */
const switchesPerBox = dependsOn(
  '05.switches',
  box => `${numbersOf(box, [...corners, 'for_cars'])}`,
  ({ switched_off }) => Number(switched_off),
)

/** Roads to regions that are still closed are off. */
const switchesByCities: Check = function* cases(saves, source) {
  const hasTwoCities = (save: EvidenceSave) => save.number('26.cities_unlocked') >= 2
  yield* switchesPerBox(saves.filter(hasTwoCities), source)
  yield* switchesPerBox(
    saves.filter(save => !hasTwoCities(save)),
    source,
  )
}

const [sprayShop, openDoor] = [5, 1]

/** Those bits of a garage that other fields show too, and two that never differ between saves. */
const garageFlags = allOf(
  eachStruct('03.garages', ({ flags, door_state }) => {
    return ((Number(flags) & 0x40) === 0) === (door_state === openDoor)
  }),
  eachStruct('03.garages', ({ flags, type }) => (Number(flags) & 0x04) === 0 || type === sprayShop),
  dependsOn(
    '03.garages',
    (_, index) => index,
    ({ flags }) => Number(flags) & 0x18,
  ),
)

/** Components. */
const [stereo, hydraulics] = [1086, 1087]
/** Bits of the handling flags. */
const [hydraulicsBit, nitroBit] = [2 ** 17, 2 ** 19]
/** Least and greatest length of a direction in hundredths. */
const [shortest, longest] = [98, 101]

/** Vehicles whose default colours have a third one. */
const threeColoured = memoizeBy((source: Source): ReadonlySet<unknown> => {
  const rows = vehicleColourPairs.rows(source).filter(({ colour3 }) => colour3 !== null)
  return new Set(rows.map(({ vehicleId }) => vehicleId))
})

/** A rule about each car in a garage. */
const eachStoredCar = (holds: (car: StructValue) => boolean): Check =>
  eachStruct('03.stored_cars', car => car.model === 0 || holds(car))

/** Bits of the entity flags of an object: it is visible, and it uses collision. */
const [visible, usesCollision] = [0x80, 0x01]
/** Bits 2, 8, 14, 16 and 27. */
const modelBits = 2 ** 2 + 2 ** 8 + 2 ** 14 + 2 ** 16 + 2 ** 27
/** Bits 10 (broken), 12 (photographed), 19 (landed on something that moves) and 26 (fades in). */
const changingBits = 2 ** 10 + 2 ** 12 + 2 ** 19 + 2 ** 26

/** A rule that some bits of an object depend on its model only. */
const ofModel = (pick: (flags: number) => number, field: string): Check =>
  dependsOn(
    '02.objects',
    ({ model }) => model,
    struct => pick(Number(struct[field])),
  )

/** Paint above which a tag counts as sprayed. */
const sprayed = 228

/** Longest time until a pickup or parked car returns. */
const longestMs = 30 * 60_000

const isBefore = (save: EvidenceSave, time: unknown, ms: number) => Number(time) <= gameTime(save) + ms

/** Rules about garages, objects, pickups, cars and zones. */
export const worldChecks: Checks = {
  path_boxes: eachStruct('05.switches', box =>
    isBox(numbersOf(box, ['min_x', 'min_y', 'min_z']), numbersOf(box, ['max_x', 'max_y', 'max_z'])),
  ),
  path_switches: switchesByCities,
  jump_boxes: allOf(isJumpBox('start_min', 'start_max'), isJumpBox('land_min', 'land_max')),
  jump_leftover: eachSave(save => {
    const padding = save.numbers('24.jumps.filler_42')
    return padding.length === 0 ? null : padding.filter(value => value !== 0).length <= 1
  }),
  garage_box: eachStruct('03.garages', hasOwnBox),
  garage_flags: garageFlags,
  hydraulics_flag: eachStoredCar(car => {
    const hasBit = (Number(car.handling_flags) & hydraulicsBit) !== 0
    return hasBit === numbersIn(car, 'mods').includes(hydraulics)
  }),
  fitted_mods: eachStoredCar(car => {
    const [handling = 0, proof = 0] = numbersOf(car, ['handling_flags', 'proof_flags'])
    const mods = numbersIn(car, 'mods')
    const has = [mods.includes(stereo), mods.includes(hydraulics), (handling & nitroBit) !== 0]
    return has.every((isFitted, index) => ((proof & (0x20 << index)) !== 0) === isFitted)
  }),
  extra_parts: eachStoredCar(car => {
    const [first = Number.NaN, second = Number.NaN] = numbersOf(car, ['variation_1', 'variation_2'])
    return first >= -1 && first <= 5 && second >= -1 && second <= 5 && (first >= 0 || second < 0)
  }),
  third_colour: eachStruct(
    '03.stored_cars',
    ({ model, colour_3 }, _, source) => (colour_3 !== 0) === threeColoured(source).has(model),
  ),
  car_directions: eachStoredCar(car => {
    const length = Math.hypot(...numbersOf(car, ['forward_x', 'forward_y', 'forward_z']))
    return length === 0 || (length >= shortest && length <= longest)
  }),
  entity_flags: ofModel(flags => flags & modelBits, 'entity_flags'),
  entity_collision: eachStruct('02.objects', ({ entity_flags }) => {
    const flags = Number(entity_flags)
    return (flags & visible) !== 0 || (flags & usesCollision) === 0
  }),
  object_flags: ofModel(flags => flags & ~changingBits, 'object_flags'),
  object_handles: eachSave(save => {
    const handles = save.numbers('02.objects.handle')
    return handles.every((handle, index) => {
      const before = handles[index - 1] ?? -1
      return handle % 256 < 128 && Math.floor(before / 256) < Math.floor(handle / 256)
    })
  }),
  collected_pickups: eachStruct('06.collected', ({ slot, reference }, save) => {
    const pickup = save.structs('06.pickups')[Number(slot)]
    return pickup !== undefined && Number(pickup.reference) >= Number(reference)
  }),
  pickup_times: eachStruct('06.pickups', ({ regenerate_ms }, save) =>
    isBefore(save, regenerate_ms, longestMs),
  ),
  parked_car_times: eachStruct('12.cars', ({ next_ms }, save) => isBefore(save, next_ms, longestMs)),
  number_plates: eachStruct(
    '12.plates',
    ({ parked_car, text }) => textOf(text)?.length === (parked_car === -1 ? 0 : 8),
  ),
  zone_texts: dependsOn(
    '10.zones',
    (_, index) => index,
    ({ text_key }) => textOf(text_key) ?? '',
  ),
  tags_sprayed: eachSave(save => {
    const count = save.numbers('20.paint').filter(paint => paint > sprayed).length
    return count === save.number('01.globals[tags_sprayed]')
  }),
}
