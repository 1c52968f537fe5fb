import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt } from '../../csv/engine/table.ts'
import { vehicleComponents } from '../vehicle-components.ts'
import { vehicleMods } from '../vehicle-mods.ts'

/** Left and right counterparts name each other and have the same type. */
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

/** A mod has the type of its component. */
export const modsMatchComponents: CrossCheck = source => {
  const types = new Map(vehicleComponents.read(source).soundRows.map(({ values }) => [values.id, values]))
  return vehicleMods.read(source).soundRows.flatMap(row => {
    const ids = [row.values.id, row.values.id2].filter(id => id !== null)
    const components = ids.map(id => types.get(id)).filter(component => component !== undefined)
    const wrong = components.find(({ type }) => type !== row.values.type)
    if (wrong === undefined) return []
    const rule = `is not the type of component ${wrong.id}, ${wrong.model} (data-csv/vehicle-components.csv)`
    return [
      problemAt(row, 'type', { rule, allowed: wrong.type, fix: `write ${wrong.type}, or correct the ID` }),
    ]
  })
}
