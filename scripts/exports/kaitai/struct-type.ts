import type { Definition, Field, Struct } from '../../format/definition.ts'
import { namedValues, namesAll } from '../shared/named-values.ts'
import { fieldAttribute } from './field-attribute.ts'
import { isConstant } from './field-valid.ts'
import type { KaitaiContext } from './kaitai-context.ts'
import type { KaitaiType } from './kaitai-type.ts'
import { lookahead, memberId } from './names.ts'
import type { YamlMap } from './yaml.ts'

function signedType(size: number | null): string {
  return `s${size ?? 0}`
}

/** Size of the first field of a list that is read up to an end mark. */
function markSize({ structs }: Definition, { struct }: Field): number | null {
  return structs.get(struct ?? '')?.fields[0]?.elementSize ?? null
}

/** Looks at the number at the place reached, without moving on; used right there, so that it means that place. */
function lookaheadInstance(size: number | null, doc: string): YamlMap {
  return { pos: '_io.pos', type: signedType(size), doc }
}

/** For numbers of which only some have a name: the name beside the number. */
function nameInstance({ model }: KaitaiContext, field: Field, struct: string): YamlMap {
  const values = namedValues(model, field.values)
  if (values === null || field.count !== null || isConstant(field)) return {}
  if (namesAll(values.entries, field.range)) return {}
  const value = memberId(field.name, struct)
  return { [`${field.name}_name`]: { value, enum: values.name, doc: `Name of ${value}, where it has one.` } }
}

function instances(context: KaitaiContext, struct: Struct): YamlMap {
  const { definition } = context.model
  const first = struct.fields.filter(({ count }) => count?.kind === 'until')
  const lists = [...definition.structs.values()].flatMap(({ fields }) => fields)
  const list = lists.find(field => field.count?.kind === 'until' && field.struct === struct.name)
  const after = 'The number after this element, at which a list with an end mark stops.'
  return {
    ...Object.assign({}, ...struct.fields.map(field => nameInstance(context, field, struct.name))),
    ...Object.fromEntries(
      first.map(field => {
        const doc = `The number at which ${field.name} would begin, or the end mark.`
        return [`${lookahead}_${field.name}`, lookaheadInstance(markSize(definition, field), doc)]
      }),
    ),
    ...(list !== undefined && { [lookahead]: lookaheadInstance(markSize(definition, list), after) }),
  }
}

/** The type of a struct. */
export function structType(context: KaitaiContext, struct: Struct): KaitaiType {
  const size = struct.size === null ? 'size depends on counts' : `${struct.size} bytes`
  return {
    doc: `${struct.title} (${size}): ${struct.meaning}.`,
    seq: struct.fields.map(field => fieldAttribute(context, field, struct.name)),
    instances: instances(context, struct),
  }
}
