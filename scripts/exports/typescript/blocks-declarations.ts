import { blockRoute } from '#shared/route.ts'
import { camelCase } from '#shared/text.ts'
import type { Source } from '../../csv/declare.ts'
import { type Definition, structOf } from '../../format/definition.ts'
import { mobileDefinition } from '../../format/format-definition.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { structsInnerFirst } from '../shared/outline.ts'
import { ownStructs } from '../shared/own-structs.ts'
import { avoidWords, docComment, pascal } from '../shared/texts.ts'
import { structInterface } from './struct-interface.ts'

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
