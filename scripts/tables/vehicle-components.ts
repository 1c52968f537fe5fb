import {
  choice,
  column,
  defineTable,
  groupBy,
  integer,
  isReferredToBy,
  optional,
  type Problem,
  problemsIn,
  refersWithin,
  rowCount,
  sequence,
  type TableRows,
  text,
  unique,
} from '../csv/declare.ts'
import { vehicleParts } from './vehicle-parts.ts'

/** The fifteen types on the vehicle mods page, and the remaining ones. */
export const componentType = choice(
  'Car Stereo',
  'Exhausts',
  'Front Bullbars',
  'Front Bumper',
  'Hood',
  'Hydraulics',
  'Lights',
  'Nitro',
  'Rear Bullbars',
  'Rear Bumper',
  'Roof',
  'Side Skirts',
  'Spoiler',
  'Vent',
  'Wheels',
  'Miscellaneous',
)

const modelName = text({ pattern: /^[a-z0-9_]+$/, example: 'exh_b_l' })

interface ComponentRow {
  readonly model: string
  readonly type: string
  readonly linkedModel: string | null
}

/** Components whose internal names begin alike (`spl_`, `exh_`) have the same type. */
function namesAlike({ soundRows }: TableRows<ComponentRow>): readonly Problem[] {
  const groups = groupBy(soundRows, ({ values }) => values.model.split('_', 1)[0] ?? '')
  return [...groups].flatMap(([start, rows]) =>
    problemsIn(rows, row => {
      const others = new Set(rows.filter(other => other !== row).map(({ values }) => values.type))
      const [type, ...more] = others
      if (type === undefined || more.length > 0 || type === row.values.type) return null
      return {
        property: 'type',
        rule: `is not the type of the other components called ${start}_`,
        allowed: type,
        fix: `write ${type}, or correct the model`,
      }
    }),
  )
}

/** Left and right counterparts name each other and have the same type. */
function twinsMatch({ soundRows }: TableRows<ComponentRow>): readonly Problem[] {
  const byModel = new Map(soundRows.map(row => [row.values.model, row]))
  return problemsIn(soundRows, ({ values: { model, linkedModel, type } }) => {
    const twin = linkedModel === null ? undefined : byModel.get(linkedModel)
    if (twin === undefined || (twin.values.linkedModel === model && twin.values.type === type)) return null
    const { file, line } = twin.positionOf('linkedModel')
    return {
      property: 'linkedModel',
      rule: `names ${linkedModel} (${file}:${line}), which names ${twin.values.linkedModel ?? 'nothing'}, ${twin.values.type}`,
      allowed: `twins that name each other, both ${type}`,
      fix: 'correct one of the two rows',
    }
  })
}

export const vehicleComponents = defineTable(
  {
    file: 'vehicle-components.csv',
    title: 'Vehicle components',
    rowMeaning: 'one component',
    page: '/vmods',
    rowKey: ['id'],
    titleKeys: ['model'],
    prefix: 'all.',
    sources: ['data-files'],
    columns: {
      id: column('ID', integer({ min: 1000, max: 1193 }), 'Model id of the component'),
      type: column('Type', componentType, 'Kind of component, from its internal name'),
      model: column('Model', modelName, 'Internal name of the component'),
      linked_model: column(
        'Fitted with',
        optional(modelName),
        'Component on the other side of the car, fitted together with it',
      ),
    },
  },
  [rowCount(194), sequence('id', { first: 1000 }), unique('model'), namesAlike, twinsMatch],
  [isReferredToBy(vehicleParts, 'componentId', 'id'), refersWithin('linkedModel', 'model')],
)
  .derive(
    { vehicles: column('Vehicles', integer(), 'Number of vehicles it is sold for') },
    ({ id }, source) => ({
      vehicles: vehicleParts.rows(source).filter(part => part.componentId === id).length,
    }),
  )
  .searchable(({ id, type, linkedModel }) => ({
    code: id,
    about: [type, linkedModel],
  }))
