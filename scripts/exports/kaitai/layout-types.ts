import type { LayoutField, LayoutTest } from '../shared/layouts.ts'
import { layoutsOf } from '../shared/layouts.ts'
import { type KaitaiContext, type KaitaiType, kaitaiTypes, typeId } from './names.ts'
import type { YamlMap } from './yaml.ts'

/** Name of the attribute that shows which layout a struct has. */
const layoutId = 'layout'

const layoutType = (struct: string) => `${typeId(struct)}_layout`

/** The attribute before the first field that only one layout of a struct has; takes up no bytes. */
export function layoutAttribute(struct: string, { field }: LayoutTest): YamlMap {
  return { id: layoutId, type: layoutType(struct), doc: `Shows by ${field} which build wrote the save.` }
}

/** The condition of a field that only one layout has. */
export function layoutCondition(layout: NonNullable<LayoutField['layout']>): string {
  return layout === 'later' ? `${layoutId}.is_later` : `not ${layoutId}.is_later`
}

/** The types of those attributes, which peek at the number that is the same in every save. */
export function layoutTypes({ model: { definition } }: KaitaiContext): [string, KaitaiType][] {
  return [...definition.earlierStructs.keys()].flatMap((struct): [string, KaitaiType][] => {
    const test = layoutsOf(definition, struct)?.test
    if (test === undefined) return []
    const { field, type, value, ahead } = test
    const instances = {
      peeked: {
        pos: `_io.pos + ${ahead}`,
        type: kaitaiTypes[type],
        doc: `The byte that is ${field} in the later layout.`,
      },
      is_later: { value: `peeked == ${value}`, doc: 'Whether a later build wrote the save.' },
    }
    return [[layoutType(struct), { doc: 'The layout of a struct; takes up no bytes.', seq: [], instances }]]
  })
}
