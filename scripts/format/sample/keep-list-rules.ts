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

type ChangeRow = (row: StructValue) => StructValue

/** Rows without the values that a rule rejects, by block and list. */
const plainRows: Readonly<Record<string, Readonly<Record<string, ChangeRow>>>> = {
  '01': { scripts: script => ({ ...script, stack_depth: 0 }) },
  '02': {
    players: player => ({
      ...player,
      weapons: rowsOf(player.weapons).map(slot => ({ ...slot, weapon: 0 })),
    }),
  },
  '03': { stored_cars: car => ({ ...car, model: 0, mods: rowsOf(car.mods).map(() => -1) }) },
  '12': { cars: car => ({ ...car, model: -1 }) },
}

/** Changes random values of a block where its lists have rules of their own (see codec/list-rules.ts). */
export function keepListRules(number: string, values: StructValue): StructValue {
  const lists = Object.entries(plainRows[number] ?? {}).map(([list, toPlain]) => [
    list,
    rowsOf(values[list]).map(toPlain),
  ])
  return withUsedRows(number, { ...values, ...Object.fromEntries(lists) })
}
