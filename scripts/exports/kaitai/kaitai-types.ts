import { namedLength } from '#shared/format-path/tree.ts'
import type { Definition } from '../../format/definition.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { isEarlierLayout } from '../shared/layouts.ts'
import { typedSets } from '../shared/value-sets.ts'
import { layoutTypes, lookaheadTypes } from './lookaheads.ts'
import { type KaitaiType, listType, textType, typeId, variablesId } from './names.ts'
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

function elementTypes(definition: Definition): [string, KaitaiType][] {
  return [...definition.structs.values()].flatMap(({ name, fields }) =>
    fields.flatMap((field): [string, KaitaiType][] => {
      if (field.elements === null) return []
      return [
        [
          listType(definition, field),
          elementType(field, field.elements, namedLength(definition, name, field)),
        ],
      ]
    }),
  )
}

/** The type of the list of script variables, which is a description of its own; undefined if they have no names. */
export function variablesType(definition: Definition): YamlMap | undefined {
  const own = variablesId(definition)
  const type = elementTypes(definition).find(([name]) => name === own)?.[1]
  return type && { seq: type.seq, instances: type.instances }
}

function flagTypes(model: ExportModel): [string, KaitaiType][] {
  const { definition } = model
  return typedSets(definition, definition.flagSets).map(({ name, type, entries }) => [
    name,
    flagType(model, name, type, entries),
  ])
}

/** All types: structs, lists with named elements, flag sets, lookaheads, texts. Empty structs need none. */
export function kaitaiTypeMap(model: ExportModel): YamlMap {
  const { definition } = model
  const structs = [...definition.structs.values()].filter(
    ({ name, fields }) => fields.length > 0 && !isEarlierLayout(definition, name),
  )
  const types: [string, KaitaiType][] = [
    ...structs.map((struct): [string, KaitaiType] => [typeId(struct.name), structType(model, struct)]),
    ...elementTypes(definition).filter(([name]) => name !== variablesId(definition)),
    ...flagTypes(model),
    ...lookaheadTypes(definition),
    ...layoutTypes(definition),
    [textType, fixedText],
  ]
  return Object.fromEntries(types)
}
