import { allFields, type Definition, type Field } from '../../format/definition.ts'
import { markBytes } from '../shared/element-structs.ts'
import { type LayoutField, type LayoutTest, layoutsIn } from '../shared/layouts.ts'
import { type KaitaiType, kaitaiTypes, lookahead, typeId } from './names.ts'
import type { YamlMap } from './yaml.ts'

function isMarked({ count }: Field): boolean {
  return count?.kind === 'until'
}

/** All lists that are read up to an end mark. */
const markedLists = (definition: Definition) => allFields(definition).filter(isMarked)

function attribute(definition: Definition, id: string, list: Field, doc: string): YamlMap {
  return { id, type: `${lookahead}_s${markBytes(definition, list)}`, doc }
}

/** The attribute before a list up to an end mark, where the list may already be over; empty for other fields. */
export function lookaheadBefore(definition: Definition, field: Field): readonly YamlMap[] {
  if (!isMarked(field)) return []
  const doc = `The number at which ${field.name} would start, or the end mark.`
  return [attribute(definition, `${lookahead}_${field.name}`, field, doc)]
}

/** The last attribute of a struct that is the element of such a list; empty for other structs. */
export function lookaheadAfter(definition: Definition, struct: string): readonly YamlMap[] {
  const list = markedLists(definition).find(field => field.struct === struct)
  if (list === undefined) return []
  const doc = 'The number after this element, at which a list with an end mark stops.'
  return [attribute(definition, lookahead, list, doc)]
}

/**
 * Types without bytes that peek at the next number, which lists up to an end mark need and Kaitai lacks. The
 * mark itself is a field after the list. Types of their own, because in Rust the position in an instance is
 * that of the start of its type.
 */
export function lookaheadTypes(definition: Definition): [string, KaitaiType][] {
  return markedLists(definition).map(list => {
    const type = `s${markBytes(definition, list)}`
    const number = { pos: '_io.pos', type, doc: 'The next number.' }
    return [
      `${lookahead}_${type}`,
      { doc: 'Peeks at the next number; takes up no bytes.', instances: { number } },
    ]
  })
}

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
export function layoutTypes(definition: Definition): [string, KaitaiType][] {
  return layoutsIn(definition).map(({ later, test }) => {
    const { field, type, value, ahead } = test
    const instances = {
      peeked: {
        pos: `_io.pos + ${ahead}`,
        type: kaitaiTypes[type],
        doc: `The byte that is ${field} in the later layout.`,
      },
      is_later: { value: `peeked == ${value}`, doc: 'Whether a later build wrote the save.' },
    }
    return [layoutType(later), { doc: 'The layout of a struct; takes up no bytes.', instances }]
  })
}
