import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputFile } from '../../step/step.ts'
import type { BlockFormat, Definition } from '../definition.ts'
import { blockFormat, leftoverFormat } from './block-format.ts'
import { fileOverview } from './file-overview.ts'
import { literal } from './literal.ts'

/** The types the pages share with the scripts, copied word for word. */
const typeFiles = { 'format/types.ts': 'published-types.ts', 'format/field-types.ts': 'field-types.ts' }
const note = '// Made from data-csv/format by `npm run data`. Edit the tables there, not this file.\n\n'

function blockModule(format: BlockFormat): OutputFile {
  const { structs, ...rest } = format
  const lines = [
    ...Object.entries(rest).map(([key, value]) => `  ${key}: ${literal(value)},\n`),
    `  structs: [\n${structs.map(struct => `    ${literal(struct)},\n`).join('')}  ],\n`,
  ]
  const content = `${note}import type { BlockFormat } from './types.ts'\n\nexport const format: BlockFormat = {\n${lines.join('')}}\n`
  return { path: `format/block-${format.number}.ts`, content }
}

/** The modules the pages take the format from: types, one module per block page, the overview of the file. */
export function formatModules(root: string, definition: Definition): readonly OutputFile[] {
  const types = Object.entries(typeFiles).map(([path, file]) => {
    const from = `scripts/format/${file}`
    const typesNote = `// Copied from ${from} by \`npm run data\`. Edit that file, not this one.\n\n`
    return { path, content: typesNote + readFileSync(join(root, from), 'utf8') }
  })
  const blocks = definition.blocks.filter(({ typicalSize }) => typicalSize > 0)
  const padding = definition.leftovers.filter(({ number }) => number === '30')
  const overview = `${note}import type { FileOverview } from './types.ts'\n\nexport const overview: FileOverview = ${literal(fileOverview(definition))}\n`
  return [
    ...types,
    { path: 'format/overview.ts', content: overview },
    ...blocks.map(block => blockModule(blockFormat(definition, block))),
    ...padding.map(leftover => blockModule(leftoverFormat(definition, leftover))),
  ]
}
