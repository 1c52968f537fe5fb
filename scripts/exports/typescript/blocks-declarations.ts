import { blockRoute } from '../../../src/shared/route.ts'
import { camelCase } from '../../../src/shared/text.ts'
import type { Source } from '../../csv/engine/table.ts'
import { type Definition, structOf } from '../../format/definition.ts'
import { mobileDefinition } from '../../format/format-definition.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { structsInnerFirst } from '../shared/outline.ts'
import { ownStructs } from '../shared/own-structs.ts'
import { structInterface } from './struct-interface.ts'
import { docComment, interfaceName } from './ts-names.ts'

/** The types of mobile saves: those of the structs that PC saves do not have, and the blocks. */
function mobileDeclarations({ definition: base, site }: ExportModel, mobile: Definition): string {
  const { earlierStructs } = mobile
  const own = new Set(ownStructs(mobile, base).map(({ name }) => name))
  const blockNames = new Map(mobile.blocks.map(({ struct, name }) => [struct, name]))
  const nameOf = (struct: string) => {
    const name = interfaceName(struct, blockNames.get(struct))
    return own.has(struct) && base.structs.has(struct) ? `Mobile${name}` : name
  }
  const typeOf = (struct: string) => {
    const earlier = earlierStructs.get(struct)
    return earlier === undefined ? nameOf(struct) : `(${nameOf(struct)} | ${nameOf(earlier)})`
  }
  const earlier = [...earlierStructs.values()].map(struct => structOf(mobile, struct))
  const types = [...earlier, ...structsInnerFirst(mobile)]
    .filter(({ name }) => own.has(name))
    .map(struct => {
      const block = mobile.blocks.find(candidate => candidate.struct === struct.name)
      const what = block === undefined ? struct.meaning : `block ${block.number}, ${block.what}`
      return structInterface(
        struct,
        { name: nameOf(struct.name), doc: [`${struct.title} of a mobile save: ${what}.`] },
        typeOf,
      )
    })
  const members = mobile.blocks.map(({ number, name, title, struct }) => {
    return `${docComment([`Block ${number}, ${title}.`], '  ')}  ${camelCase(name)}: ${nameOf(struct)}\n`
  })
  const doc = `/** The ${mobile.blocks.length} blocks of a mobile save, in file order; see ${site.homepage}#/platforms. */`
  return [...types, `${doc}\nexport interface MobileBlocks {\n${members.join('')}}\n`].join('\n')
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
  const blockNames = new Map(blocks.map(({ struct, name }) => [struct, name]))
  const nameOf = (struct: string) => interfaceName(struct, blockNames.get(struct))
  const inner = structsInnerFirst(definition).filter(({ name }) => !blockNames.has(name))
  const structs = inner.map(struct => {
    const size = struct.size === null ? '' : ` ${struct.size} bytes.`
    return structInterface(
      struct,
      { name: nameOf(struct.name), doc: [`${struct.title}: ${struct.meaning}.${size}`] },
      nameOf,
    )
  })
  const roots = blocks.map(({ number, title, what, struct }) => {
    const page = `${site.homepage}#${blockRoute(number)}`
    return structInterface(
      structOf(definition, struct),
      { name: nameOf(struct), doc: [`Block ${number}, ${title}: ${what}.`, '', page] },
      nameOf,
    )
  })
  const members = blocks.map(({ number, name, title, struct }) => {
    return `${docComment([`Block ${number}, ${title}.`], '  ')}  ${camelCase(name)}: ${nameOf(struct)}\n`
  })
  return [
    docComment(headerLines(model)),
    ...structs,
    ...roots,
    `/** The ${blocks.length} blocks of a save, in file order. */\nexport interface Blocks {\n${members.join('')}}\n`,
    mobileDeclarations(model, mobileDefinition(source)),
    names,
  ].join('\n')
}
