import { namedLength } from '#shared/format-path/tree.ts'
import { isEarlierLayout } from '../shared/layouts.ts'
import { layoutTypes, lookaheadTypes } from './lookaheads.ts'
import {
  type KaitaiContext,
  type KaitaiType,
  listType,
  textType,
  typeId,
  variablesId,
  writtenType,
} from './names.ts'
import { structType } from './struct-type.ts'
import { elementType, flagType } from './value-sets.ts'
import type { YamlMap } from './yaml.ts'

const fixedText: KaitaiType = {
  doc: 'Text in a field of fixed size. Bytes above 7F are characters of the game, not of ISO-8859-1.',
  seq: [
    {
      id: 'value',
      'size-eos': true,
      type: 'str', // not strz: the C++ runtime refuses a text that fills its field
      terminator: 0,
      encoding: 'ISO-8859-1',
      doc: 'The text up to the first 00, or the whole field.',
    },
  ],
  instances: {
    bytes: {
      pos: 0,
      'size-eos': true,
      doc: 'All bytes of the field: after the first 00 zeros, or leftovers.',
    },
  },
}

function elementTypes(context: KaitaiContext): [string, KaitaiType][] {
  const { definition } = context.model
  return [...definition.structs.values()].flatMap(({ name, fields }) =>
    fields.flatMap((field): [string, KaitaiType][] => {
      if (field.elements === null) return []
      return [
        [listType(context, field), elementType(field, field.elements, namedLength(definition, name, field))],
      ]
    }),
  )
}

/** The type of the list of script variables, which is a description of its own; undefined if they have no names. */
export function variablesType(context: KaitaiContext): YamlMap | undefined {
  const own = variablesId(context.model.definition)
  const type = elementTypes(context).find(([name]) => name === own)?.[1]
  return type && writtenType({ seq: type.seq, instances: type.instances })
}

function flagTypes(context: KaitaiContext): [string, KaitaiType][] {
  const { model, uses } = context
  return [...model.definition.flagSets].flatMap(([name, flags]) =>
    uses.typesOf(name).map((type): [string, KaitaiType] => {
      const typeName = uses.typedName(name, type)
      return [typeName, flagType(context, typeName, type, flags)]
    }),
  )
}

/** All types: structs, lists with named elements, flag sets, lookaheads, texts. Empty structs need none. */
export function kaitaiTypeMap(context: KaitaiContext): YamlMap {
  const { definition } = context.model
  const structs = [...definition.structs.values()].filter(
    ({ name, fields }) => fields.length > 0 && !isEarlierLayout(definition, name),
  )
  const types: [string, KaitaiType][] = [
    ...structs.map((struct): [string, KaitaiType] => [typeId(struct.name), structType(context, struct)]),
    ...elementTypes(context).filter(([name]) => name !== variablesId(definition)),
    ...flagTypes(context),
    ...lookaheadTypes(context),
    ...layoutTypes(context),
    [textType, fixedText],
  ]
  return Object.fromEntries(types.map(([name, type]) => [name, writtenType(type)]))
}
