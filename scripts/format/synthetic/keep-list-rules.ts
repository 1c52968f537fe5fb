import type { StructValue, Value } from '../codec/value.ts'

const rowsOf = (value: Value | undefined): readonly StructValue[] => (Array.isArray(value) ? value : [])

/** A used row in front, unused rows behind; `count` of them are used. */
const withFirstUsed = (
  rows: readonly StructValue[],
  count: number,
  field: string,
  used: number,
  unused: number,
) => rows.map((row, index) => ({ ...row, [field]: index < count ? used : unused }))

/** Changes random values of a block where its lists have rules of their own (see codec/list-rules.ts). */
export function keepListRules(number: string, values: StructValue): StructValue {
  if (number === '01') {
    const scripts = rowsOf(values.scripts).map(script => ({ ...script, stack_depth: 0 }))
    return { ...values, scripts }
  }
  if (number === '02') {
    const players = rowsOf(values.players).map(player => ({
      ...player,
      weapons: rowsOf(player.weapons).map(slot => ({ ...slot, weapon: 0 })),
    }))
    return { ...values, players }
  }
  if (number === '03') {
    const bare = rowsOf(values.stored_cars).map(car => ({
      ...car,
      model: 0,
      mods: rowsOf(car.mods).map(() => -1),
    }))
    return { ...values, stored_cars: bare }
  }
  if (number === '12')
    return {
      ...values,
      cars: rowsOf(values.cars).map(car => ({ ...car, model: -1 })),
      plates: withFirstUsed(rowsOf(values.plates), Number(values.plate_count), 'parked_car', 0, -1),
    }
  if (number === '17')
    return {
      ...values,
      set_pieces: withFirstUsed(rowsOf(values.set_pieces), Number(values.used_count), 'type', 1, 0),
    }
  return values
}
