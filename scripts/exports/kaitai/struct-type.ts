import { conditionText, countText } from '../../../src/shared/count.ts'
import { elementBytes, fieldSize } from '../../../src/shared/layout.ts'
import { isScalar } from '../../../src/shared/types.ts'
import {
  type Field,
  flagsOf,
  innerStruct,
  isConstant,
  isStrictRange,
  type Struct,
} from '../../format/definition.ts'
import { describeField, sizeText } from '../shared/describe.ts'
import { namedValues, namesAll } from '../shared/value-sets.ts'
import { lookaheadAfter, lookaheadBefore } from './lookaheads.ts'
import {
  type KaitaiContext,
  type KaitaiType,
  kaitaiTypes,
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

/** A field has an enumeration only if it names all legal numbers: some languages drop others. */
function enumeration(context: KaitaiContext, field: Field): string | undefined {
  if (isConstant(field)) return undefined
  if (isSwitch(field)) return switchEnumeration
  const values = namedValues(context.model, field.values)
  return values !== null && namesAll(values.entries, field.range)
    ? enumId(context.model, values.name)
    : undefined
}

function attributeType({ uses }: KaitaiContext, field: Field): string | undefined {
  const { type, values, count } = field
  if (type === 'struct') return typeId(innerStruct(field))
  if (!isScalar(type)) return undefined
  return values?.kind === 'flags' && count === null ? uses.typedName(values.name, type) : kaitaiTypes[type]
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
function fieldDoc({ model }: KaitaiContext, field: Field): string {
  const doc = describeField(field)
  if (field.values?.kind !== 'flags' || field.count === null) return doc
  const flags = flagsOf(model.definition, field.values.name)
  return `${doc} Bits: ${flags.map(({ bit, name }) => `${bit} ${name}`).join(', ')}.`
}

/** A field as an attribute of the sequence of its type. */
function fieldAttribute(context: KaitaiContext, field: Field, struct: string): YamlMap {
  const id = memberId(field.name, struct)
  const doc = fieldDoc(context, field)
  const { type, count, elementSize } = field
  if (field.elements !== null && count !== null && count.kind !== 'until') {
    const length = countText(count, name => memberId(name, struct))
    const size: Yaml = count.kind === 'fixed' ? fieldSize(field, {}) : `(${length}) * ${elementSize}`
    return { id, size, type: field.name, doc }
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
    type: attributeType(context, field),
    enum: enumeration(context, field),
    ...repetition(field, struct),
    valid: count === null ? fieldValid(field, struct) : undefined,
    doc,
  }
}

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
  return {
    doc: `${struct.title} (${sizeText(struct.size)}): ${struct.meaning}.`,
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
