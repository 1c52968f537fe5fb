import { toHex } from '#shared/hex.ts'
import { onlyValue } from '#shared/range.ts'
import { camelCase, countOf } from '#shared/text.ts'
import { isList, isScalar } from '#shared/types.ts'
import {
  countFields,
  type Evidence,
  type Field,
  type FieldType,
  innerStruct,
  isStrictRange,
  type Struct,
} from '../../format/definition.ts'
import { describeField } from '../shared/describe.ts'
import { docComment } from '../shared/texts.ts'

/** Evidence labels, as on the site. */
export const evidenceTexts: Readonly<Record<Evidence, string>> = {
  verified: 'verified on saves',
  'from source code': 'from source code',
  unverified: 'unverified',
}

function layoutText({ type, count, struct, offset, offsetAfter, size }: Field): string {
  const behind = offsetAfter.length === 0 ? '' : ` + size of ${offsetAfter.map(camelCase).join(', ')}`
  const bytes = size === null ? '' : `, ${countOf(size, 'byte')}`
  const list = count !== null && isScalar(type) ? 'list of ' : ''
  return `Offset 0x${toHex(offset)}${behind}: ${list}${struct ?? type}${bytes}.`
}

const valueTypes: { readonly [Type in FieldType]?: string } = {
  b8: 'boolean',
  char: 'string',
  gxt: 'string',
  raw: 'Uint8Array',
}

function fieldType(field: Field, nameOf: (struct: string) => string): string {
  const one = field.type === 'struct' ? nameOf(innerStruct(field)) : (valueTypes[field.type] ?? 'number')
  return isList(field) ? `${one}[]` : one
}

/** What sets a field when a save is written, as a sentence; empty for those that the caller sets. */
function setterOf(field: Field, counted: ReadonlySet<string>): string {
  if (field.role === 'count' && counted.has(field.name)) return ' Written from the length of its list.'
  // A constant, or the value of an earlier field.
  const isSet = isStrictRange(field) && (field.range?.kind !== 'span' || onlyValue(field.range) !== null)
  return isSet ? ' Set when a save is written.' : ''
}

function fieldDoc(field: Field, setter: string): string {
  return docComment(
    [
      describeField(field),
      '',
      `${layoutText(field)} Evidence: ${evidenceTexts[field.evidence]}.${setter}`.trim(),
    ],
    '  ',
  )
}

/** The interface of a struct. @param nameOf gives the names of inner structs */
export function structInterface(
  { fields }: Pick<Struct, 'fields'>,
  { name, doc }: { readonly name: string; readonly doc: readonly string[] },
  nameOf: (struct: string) => string,
): string {
  const counts = countFields(fields)
  const members = fields.map(field => {
    const setter = setterOf(field, counts)
    const property = `${setter === '' ? '' : 'readonly '}${camelCase(field.name)}: ${fieldType(field, nameOf)}`
    return `${fieldDoc(field, setter)}  ${property}\n`
  })
  return `${docComment(doc)}export interface ${name} {\n${members.join('')}}\n`
}
