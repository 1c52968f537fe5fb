import type { CrossCheck } from '../../table-engine/cross/cross-check.ts'
import { problemAt } from '../../table-engine/table.ts'
import { vehicleComponents } from '../vehicle-components.ts'

/** Left and right twins name each other and have the same type. */
export const linkedComponents: CrossCheck = source => {
  const { soundRows } = vehicleComponents.read(source)
  const byModel = new Map(soundRows.map(row => [row.values.model, row]))
  return soundRows.flatMap(row => {
    const { model, linkedModel, type } = row.values
    const twin = linkedModel === null ? undefined : byModel.get(linkedModel)
    if (twin === undefined || (twin.values.linkedModel === model && twin.values.type === type)) return []
    const { file, line } = twin.place('linkedModel')
    const rule = `names ${linkedModel} (${file}:${line}), which names ${twin.values.linkedModel ?? 'nothing'}, ${twin.values.type}`
    const allowed = `twins that name each other, both ${type}`
    return [problemAt(row, 'linkedModel', { rule, allowed, fix: 'correct one of the two rows' })]
  })
}
