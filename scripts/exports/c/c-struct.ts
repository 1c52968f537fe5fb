import { countText } from '#shared/count.ts'
import { sizeOf } from '#shared/layout.ts'
import { toHex } from '#shared/number.ts'
import { type Field, innerStruct, type Struct } from '../../format/definition.ts'
import { describeField, sizeText } from '../shared/describe.ts'
import { cComment, cName, cType, scalarTypes } from './c-names.ts'

/**
 * A run of fixed-size fields: a whole struct, or the part between its variable-length lists.
 * @param after the variable-length lists between the previous part and this one
 */
function toPart(struct: Struct, fields: readonly Field[], after: readonly Field[]) {
  const isWhole = fields.length === struct.fields.length
  const last = after.at(-1)
  const suffix = isWhole ? '' : last === undefined ? '_head' : `_after_${last.name}`
  const start = Math.min(...fields.map(({ offset }) => offset))
  return {
    name: struct.name + suffix,
    size: sizeOf(fields, {}),
    members: fields.map(field => ({ field, offset: field.offset - start })),
    after,
  }
}

type FixedPart = ReturnType<typeof toPart>

/** Splits a struct at its variable-length lists. */
export function fixedParts(struct: Struct): readonly FixedPart[] {
  const parts: FixedPart[] = []
  let run: Field[] = []
  let after: Field[] = []
  for (const field of struct.fields) {
    if (field.size !== null) {
      run.push(field)
      continue
    }
    if (run.length > 0) {
      parts.push(toPart(struct, run, after))
      after = []
    }
    run = []
    after.push(field)
  }
  if (run.length > 0) parts.push(toPart(struct, run, after))
  return parts
}

type PartMember = FixedPart['members'][number]

function elementType(field: Field): string {
  return field.type === 'struct' ? cType(innerStruct(field)) : scalarTypes[field.type]
}

function memberText({ field, offset }: PartMember, struct: string): string {
  const { count, name } = field
  const brackets = count?.kind === 'fixed' ? `[${count.value}]` : ''
  const doc = cComment(`0x${toHex(offset)} ${describeField(field)}`)
  return `    ${elementType(field)} ${cName(name, struct)}${brackets}; ${doc}\n`
}

function assertText({ name, size, members }: FixedPart, struct: string, hasOffsets: boolean): string {
  const type = cType(name)
  const sizeText = `GTASA_ASSERT(sizeof(${type}) == ${size});\n`
  if (!hasOffsets) return sizeText
  const offsets = members.map(({ field, offset }) => {
    return `GTASA_ASSERT(offsetof(${type}, ${cName(field.name, struct)}) == ${offset});\n`
  })
  return `${sizeText}${offsets.join('')}`
}

function listText(field: Field): string {
  const { name, count } = field
  const isMarked = count?.kind === 'until'
  const length = isMarked ? `up to the mark ${count.value}` : count === null ? '1' : countText(count)
  return `${name} (${elementType(field)}, ${length}${isMarked ? '' : ' elements'})`
}

/** Variable-length lists, in words. */
function listsText(start: string, lists: readonly Field[]): string {
  return lists.length === 0 ? '' : `${cComment(`${start} ${lists.map(listText).join(', ')}.`)}\n`
}

function partText(part: FixedPart, struct: string, hasOffsets: boolean): string {
  const type = cType(part.name)
  const members = part.members.map(member => memberText(member, struct))
  return [
    listsText('After this:', part.after),
    `typedef struct ${type} {\n`,
    ...members,
    `} ${type};\n`,
    assertText(part, struct, hasOffsets),
  ].join('')
}

/** A struct with layout assertions; variable-length lists split it into parts. @param hasOffsets whether to assert the offset of each field as well */
export function cStruct(struct: Struct, hasOffsets: boolean): string {
  const { name, title, meaning, size } = struct
  const lastFixed = struct.fields.findLastIndex(field => field.size !== null)
  const tail = listsText('It ends with', struct.fields.slice(lastFixed + 1))
  const parts = fixedParts(struct).map(part => partText(part, name, hasOffsets))
  return `${cComment(`${title}, ${sizeText(size)}: ${meaning}.`)}\n${parts.join('\n')}${tail}`
}
