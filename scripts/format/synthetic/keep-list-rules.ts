import { usedRowCounts } from '../codec/list-rules.ts'
import type { StructValue, Value } from '../codec/value.ts'

const rowsOf = (value: Value | undefined): readonly StructValue[] => (Array.isArray(value) ? value : [])

/** As many rows in use as the count of their list gives, the unused ones behind them. */
function withUsedRows(number: string, values: StructValue): StructValue {
  const lists = [...usedRowCounts].flatMap(([key, { count, field, unused }]) => {
    const [struct, list = ''] = key.split(' ')
    if (struct !== `block_${number}`) return []
    const used = Number(values[count])
    const rows = rowsOf(values[list])
    return [[list, rows.map((row, index) => ({ ...row, [field]: index < used ? unused + 1 : unused }))]]
  })
  return { ...values, ...Object.fromEntries(lists) }
}

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
  if (number === '12') {
    const cars = rowsOf(values.cars).map(car => ({ ...car, model: -1 }))
    return withUsedRows(number, { ...values, cars })
  }
  return withUsedRows(number, values)
}
