import { camelCase } from '../../../src/shared/text.ts'
import { avoidWords, pascal } from '../shared/texts.ts'

/** Types of the language and of the package API. */
const typeName = avoidWords('object save script blocks problem names')

/** Interface name of a struct; a block's interface has the name of the block. @param block name of the block, if the struct is one */
export function interfaceName(struct: string, block?: string): string {
  return pascal(block === undefined ? typeName(struct, 'script') : camelCase(block))
}

/** Lines as a documentation comment. @param indent blanks before each line */
export function docComment(lines: readonly string[], indent = ''): string {
  const safe = lines.map(line => line.replaceAll('*/', '* /'))
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`
  return `${indent}/**\n${safe.map(line => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}
