import type { Field, Struct } from '../../format/definition.ts'
import { isConstant } from '../../format/definition.ts'
import { namedValues, namesAll } from '../shared/value-sets.ts'
import { fieldAttribute } from './field-attribute.ts'
import type { KaitaiContext, KaitaiType } from './kaitai-type.ts'
import { lookaheadAfter, lookaheadBefore } from './lookaheads.ts'
import { memberId } from './names.ts'
import { enumId } from './value-sets.ts'
import type { YamlMap } from './yaml.ts'

/** For numbers of which only some are named: the name in addition to the number. */
function nameInstance({ model }: KaitaiContext, field: Field, struct: string): YamlMap {
  const values = namedValues(model, field.values)
  if (values === null || field.count !== null || isConstant(field)) return {}
  if (namesAll(values.entries, field.range)) return {}
  const value = memberId(field.name, struct)
  return {
    [`${field.name}_name`]: {
      value,
      enum: enumId(model, values.name),
      doc: `Name of ${value}, if it has one.`,
    },
  }
}

/** The type of a struct. */
export function structType(context: KaitaiContext, struct: Struct): KaitaiType {
  const size = struct.size === null ? 'size depends on counts' : `${struct.size} bytes`
  return {
    doc: `${struct.title} (${size}): ${struct.meaning}.`,
    seq: [
      ...struct.fields.flatMap(field => [
        ...lookaheadBefore(context, field),
        fieldAttribute(context, field, struct.name),
      ]),
      ...lookaheadAfter(context, struct.name),
    ],
    instances: Object.assign({}, ...struct.fields.map(field => nameInstance(context, field, struct.name))),
  }
}
