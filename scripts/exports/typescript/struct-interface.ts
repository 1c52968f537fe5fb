import { toHex } from '../../../src/shared/hex.ts'
import { camelCase, countOf } from '../../../src/shared/text.ts'
import { isList, isScalar } from '../../../src/shared/types.ts'
import { type Evidence, type Field, innerStruct, type Struct } from '../../format/definition.ts'
import { describeField } from '../shared/describe.ts'
import { docComment } from './ts-names.ts'

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

function fieldType(field: Field, nameOf: (struct: string) => string): string {
  const { type } = field
  const one = isScalar(type)
    ? type === 'b8'
      ? 'boolean'
      : 'number'
    : type === 'struct'
      ? nameOf(innerStruct(field))
      : type === 'raw'
        ? 'Uint8Array'
        : 'string'
  return isList(field) ? `${one}[]` : one
}

/** Counts are set from their lists when a save is written. */
const isDerived = ({ role }: Field, counted: ReadonlySet<string>, name: string) =>
  role === 'count' && counted.has(name)

function fieldDoc(field: Field, isSet: boolean): string {
  const written = isSet ? ' Written from the length of its list.' : ''
  return docComment(
    [
      describeField(field),
      '',
      `${layoutText(field)} Evidence: ${evidenceTexts[field.evidence]}.${written}`.trim(),
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
  const counted = new Set(fields.flatMap(({ count }) => (count?.kind === 'field' ? [count.field] : [])))
  const members = fields.map(field => {
    const isSet = isDerived(field, counted, field.name)
    const property = `${isSet ? 'readonly ' : ''}${camelCase(field.name)}: ${fieldType(field, nameOf)}`
    return `${fieldDoc(field, isSet)}  ${property}\n`
  })
  return `${docComment(doc)}export interface ${name} {\n${members.join('')}}\n`
}
