import { blockRoute } from '../../../src/shared/route.ts'
import { structOf } from '../../format/definition.ts'
import { camelCase } from '../../library/camel-names.ts'
import { type ExportModel, headerLines } from '../shared/export-model.ts'
import { structsInnerFirst } from '../shared/outline.ts'
import { apiDeclarations } from './api-declarations.ts'
import { structInterface } from './struct-interface.ts'
import { docComment, interfaceName } from './ts-names.ts'

/** `index.d.ts`: a type for every block and struct, and the functions. */
export function indexDeclarations(model: ExportModel): string {
  const { definition, site } = model
  const { blocks } = definition
  const blockNames = new Map(blocks.map(({ struct, name }) => [struct, name]))
  const nameOf = (struct: string) => interfaceName(struct, blockNames.get(struct))
  const inner = structsInnerFirst(definition).filter(({ name }) => !blockNames.has(name))
  const structs = inner.map(struct => {
    const size = struct.size === null ? '' : ` ${struct.size} bytes.`
    const doc = [`${struct.title}: ${struct.meaning}.${size}`]
    return structInterface(struct, { name: nameOf(struct.name), doc }, nameOf)
  })
  const roots = blocks.map(({ number, title, what, struct }) => {
    const page = `${site.homepage}#${blockRoute(number)}`
    const doc = [`Block ${number}, ${title}: ${what}.`, '', page]
    return structInterface(structOf(definition, struct), { name: nameOf(struct), doc }, nameOf)
  })
  const members = blocks.map(({ number, name, title, struct }) => {
    return `${docComment([`Block ${number}, ${title}.`], '  ')}  ${camelCase(name)}: ${nameOf(struct)}\n`
  })
  return [
    docComment(headerLines(model)),
    ...structs,
    ...roots,
    `/** The ${blocks.length} blocks of a save, in file order. */\nexport interface Blocks {\n${members.join('')}}\n`,
    apiDeclarations,
  ].join('\n')
}
