import { conditionText, countText } from '#shared/count.ts'
import { elementBytes, fieldSize } from '#shared/layout.ts'
import { isScalar } from '#shared/types.ts'
import {
  type Field,
  flagsOf,
  innerStruct,
  isConstant,
  isStrictRange,
  type Struct,
} from '../../format/definition.ts'
import { describeField, sizeText } from '../shared/describe.ts'
import type { ExportModel } from '../shared/export-model.ts'
import { layoutsOf, type StructLayouts } from '../shared/layouts.ts'
import { namedValues, typedName } from '../shared/value-sets.ts'
import { layoutAttribute, layoutCondition, lookaheadAfter, lookaheadBefore } from './lookaheads.ts'
import {
  type KaitaiType,
  kaitaiTypes,
  listType,
  lookahead,
  memberId,
  switchEnumeration,
  textType,
  typeId,
} from './names.ts'
import { enumId } from './value-sets.ts'
import type { Yaml, YamlMap } from './yaml.ts'

/** Strict constraints; other ranges are in the description. */
function fieldValid(field: Field, struct: string): Yaml | undefined {
  const { range, type } = field
  if (range === null || range.kind === 'set' || !isStrictRange(field)) return undefined
  if (range.kind === 'text') return `'${range.text}'`
  if (range.kind === 'sameAs') return memberId(range.field, struct)
  if (isConstant(field)) return range.min
  const isUnsigned = type.startsWith('u') && range.min === 0
  return isUnsigned ? { max: range.max } : { min: range.min, max: range.max }
}

function isSwitch({ type, range }: Field): boolean {
  return type === 'b8' && range?.kind === 'span' && range.min === 0 && range.max === 1
}

/** A field has its enumeration even if other numbers are legal; of the languages on the page, only Java drops those. */
function enumeration(model: ExportModel, field: Field): string | undefined {
  if (isConstant(field)) return undefined
  if (isSwitch(field)) return switchEnumeration
  const values = namedValues(model, field.values)
  return values === null ? undefined : enumId(model, values.name)
}

function attributeType({ definition }: ExportModel, field: Field): string | undefined {
  const { type, values, count } = field
  if (type === 'struct') return typeId(innerStruct(field))
  if (!isScalar(type)) return undefined
  return values?.kind === 'flags' && count === null
    ? typedName(definition, values.name, type)
    : kaitaiTypes[type]
}

function repetition({ name, count }: Field, struct: string): YamlMap {
  if (count === null) return {}
  if (count.kind === 'until') {
    const [first, next] = [`${lookahead}_${name}.number`, `_.${lookahead}.number`]
    return {
      repeat: 'until',
      'repeat-until': `${next} == ${count.value}`,
      if: `${first} != ${count.value}`,
    }
  }
  const rename = (name: string) => memberId(name, struct)
  if (count.kind === 'if') return { repeat: 'expr', 'repeat-expr': conditionText(count, ['and', rename]) }
  const length = count.kind === 'fixed' ? count.value : countText(count, rename)
  return { repeat: 'expr', 'repeat-expr': length }
}

/** Flags in lists stay numbers in one array; their bits are described here. */
function fieldDoc({ definition }: ExportModel, field: Field): string {
  const doc = describeField(field)
  if (field.values?.kind !== 'flags' || field.count === null) return doc
  const flags = flagsOf(definition, field.values.name)
  return `${doc} Bits: ${flags.map(({ bit, name }) => `${bit} ${name}`).join(', ')}.`
}

/** A field as an attribute of the sequence of its type. */
function fieldAttribute(model: ExportModel, field: Field, struct: string): YamlMap {
  const id = memberId(field.name, struct)
  const doc = fieldDoc(model, field)
  const { type, count, elementSize } = field
  if (field.elements !== null && count !== null && count.kind !== 'until') {
    const length = countText(count, name => memberId(name, struct))
    const size: Yaml = count.kind === 'fixed' ? fieldSize(field, {}) : `(${length}) * ${elementSize}`
    return { id, size, type: listType(model.definition, field), doc }
  }
  if (type === 'raw') return { id, size: elementBytes(field), doc }
  if (type === 'char' || type === 'gxt') {
    const isLetter = field.range?.kind === 'text' && field.range.text.length === elementSize
    const read = isLetter ? { type: 'str', encoding: 'ASCII' } : { type: textType }
    return {
      id,
      size: elementSize ?? (count === null ? 0 : countText(count, name => memberId(name, struct))),
      ...read,
      valid: isLetter ? fieldValid(field, struct) : undefined,
      doc,
    }
  }
  return {
    id,
    type: attributeType(model, field),
    enum: enumeration(model, field),
    ...repetition(field, struct),
    valid: count === null ? fieldValid(field, struct) : undefined,
    doc,
  }
}

/** The game's own name of a struct, where its source is one type rather than the functions that write it. */
function originalType({ source }: Struct): string | undefined {
  const type = /^((?:\w+::t|C|t|Fixed)\w+)(?: \(.*\))?$|, (\w+SaveStructure)$/.exec(source)
  return type?.[1] ?? type?.[2]
}

/** The attributes of a struct of which saves have one of two layouts. */
function layoutAttributes(model: ExportModel, { name }: Struct, { fields }: StructLayouts): YamlMap[] {
  return fields.map(part => {
    if ('ahead' in part) return layoutAttribute(name, part)
    const { doc, ...rest } = fieldAttribute(model, part.field, name)
    return { ...rest, if: part.layout === null ? undefined : layoutCondition(part.layout), doc }
  })
}

/** The type of a struct. */
export function structType(model: ExportModel, struct: Struct): KaitaiType {
  const { definition } = model
  const layouts = layoutsOf(definition, struct.name)
  const fields = struct.fields.flatMap(field => [
    ...lookaheadBefore(definition, field),
    fieldAttribute(model, field, struct.name),
  ])
  return {
    '-orig-id': originalType(struct),
    doc: `${struct.title} (${sizeText(struct.size)}): ${struct.meaning}.`,
    seq: [
      ...(layouts === null ? fields : layoutAttributes(model, struct, layouts)),
      ...lookaheadAfter(definition, struct.name),
    ],
  }
}
