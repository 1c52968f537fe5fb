import { toHex } from '#shared/number.ts'
import { onlyValue } from '#shared/range.ts'
import { blockRoute } from '#shared/route.ts'
import { camelCase, countOf } from '#shared/text.ts'
import { isList, isScalar } from '#shared/types.ts'
import type { Source } from '../../csv/declare.ts'
import {
  countFields,
  type Definition,
  type Evidence,
  type Field,
  type FieldType,
  innerStruct,
  isStrictRange,
  type Struct,
  structOf,
} from '../../format/definition.ts'
import { mobileDefinition } from '../../format/format-definition.ts'
import { ownStructs, structsInnerFirst } from '../../format/structs.ts'
import { describeField } from '../shared/describe.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { avoidWords, docComment, pascal } from '../shared/texts.ts'

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
function structInterface(
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

/** Types of the language and of the package API. */
const typeName = avoidWords('object save script blocks problem names')

type NameOf = (struct: string) => string

/** The names of the interfaces of structs; those of blocks have the name of the block. */
function interfaceNames({ blocks }: Definition): NameOf {
  const blockNames = new Map(blocks.map(({ struct, name }) => [struct, name]))
  return struct => {
    const block = blockNames.get(struct)
    return pascal(block === undefined ? typeName(struct, 'script') : camelCase(block))
  }
}

/** The interface of all blocks of a platform. */
function blocksInterface(name: string, doc: string, { blocks }: Definition, nameOf: NameOf): string {
  const members = blocks.map(block => {
    const comment = docComment([`Block ${block.number}, ${block.title}.`], '  ')
    return `${comment}  ${camelCase(block.name)}: ${nameOf(block.struct)}\n`
  })
  return `${docComment([doc])}export interface ${name} {\n${members.join('')}}\n`
}

/** The types of mobile saves: those of the structs that PC saves do not have, and the blocks. */
function mobileDeclarations({ definition: base, site }: ExportModel, mobile: Definition): readonly string[] {
  const { earlierStructs, blocks } = mobile
  const own = new Set(ownStructs(mobile, base).map(({ name }) => name))
  const plainName = interfaceNames(mobile)
  const nameOf = (struct: string) =>
    own.has(struct) && base.structs.has(struct) ? `Mobile${plainName(struct)}` : plainName(struct)
  const typeOf = (struct: string) => {
    const earlier = earlierStructs.get(struct)
    return earlier === undefined ? nameOf(struct) : `(${nameOf(struct)} | ${nameOf(earlier)})`
  }
  const earlier = [...earlierStructs.values()].map(struct => structOf(mobile, struct))
  const types = [...earlier, ...structsInnerFirst(mobile)]
    .filter(({ name }) => own.has(name))
    .map(struct => {
      const block = blocks.find(candidate => candidate.struct === struct.name)
      const what = block === undefined ? struct.meaning : `block ${block.number}, ${block.what}`
      const doc = [`${struct.title} of a mobile save: ${what}.`]
      return structInterface(struct, { name: nameOf(struct.name), doc }, typeOf)
    })
  const doc = `The ${blocks.length} blocks of a mobile save, in file order; see ${site.homepage}#/platforms.`
  return [...types, blocksInterface('MobileBlocks', doc, mobile, nameOf)]
}

const names = `/** The names of script variables: \`names\` of \`gtasa-save/names\`. */
export interface Names<Variables> {
  /** Only for the compiler. */
  readonly variables?: Variables
  readonly elements: readonly object[]
}
`

/** `blocks.d.ts`: a type for every block and struct. */
export function blocksDeclarations(model: ExportModel, source: Source): string {
  const { definition, site } = model
  const { blocks } = definition
  const nameOf = interfaceNames(definition)
  const roots = new Set(blocks.map(({ struct }) => struct))
  const inner = structsInnerFirst(definition).filter(({ name }) => !roots.has(name))
  return [
    docComment(headerLines(model)),
    ...inner.map(struct => {
      const size = struct.size === null ? '' : ` ${struct.size} bytes.`
      const doc = [`${struct.title}: ${struct.meaning}.${size}`]
      return structInterface(struct, { name: nameOf(struct.name), doc }, nameOf)
    }),
    ...blocks.map(({ number, title, what, struct }) => {
      const doc = [`Block ${number}, ${title}: ${what}.`, '', `${site.homepage}#${blockRoute(number)}`]
      return structInterface(structOf(definition, struct), { name: nameOf(struct), doc }, nameOf)
    }),
    blocksInterface('Blocks', `The ${blocks.length} blocks of a save, in file order.`, definition, nameOf),
    ...mobileDeclarations(model, mobileDefinition(source)),
    names,
  ].join('\n')
}
