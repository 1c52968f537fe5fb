import { elementBytes } from '../../../src/shared/layout.ts'
import { type Definition, type Field, fieldsOf, innerStruct, type Struct } from '../../format/definition.ts'
import type { KaitaiContext } from './kaitai-type.ts'
import { lookahead } from './names.ts'
import type { YamlMap } from './yaml.ts'

function isMarked({ count }: Field): boolean {
  return count?.kind === 'until'
}

/** All lists that are read up to an end mark. */
export function markedLists({ structs }: Definition): readonly Field[] {
  return [...structs.values()].flatMap(({ fields }) => fields.filter(isMarked))
}

/** Peeks at the number at the current position; evaluated right there. */
function instance(definition: Definition, list: Field, doc: string): YamlMap {
  const [first] = fieldsOf(definition, innerStruct(list))
  if (first === undefined) throw new Error(`${list.name} has empty elements`)
  return { pos: '_io.pos', type: `s${elementBytes(first)}`, doc }
}

/**
 * Instances for lists up to an end mark, which Kaitai lacks: the number before a list, which may already be
 * the mark, and the number after each element. The mark itself is a field after the list.
 */
export function lookaheadInstances({ model, marked }: KaitaiContext, struct: Struct): YamlMap {
  const { definition } = model
  const own = struct.fields.filter(isMarked).map(field => {
    const doc = `The number at which ${field.name} would start with, or the end mark.`
    return [`${lookahead}_${field.name}`, instance(definition, field, doc)]
  })
  const list = marked.find(field => field.struct === struct.name)
  if (list === undefined) return Object.fromEntries(own)
  const doc = 'The number after this element, at which a list with an end mark stops.'
  return { ...Object.fromEntries(own), [lookahead]: instance(definition, list, doc) }
}
