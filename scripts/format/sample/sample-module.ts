import { madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { compileFormat } from '../codec/compile-format.ts'
import { decodeSave } from '../codec/decode-save.ts'
import type { Definition } from '../definition.ts'
import { literal } from '../pages/format-modules.ts'
import { blockSample } from './block-sample.ts'
import { sampleSave } from './sample-save.ts'

/** The module with the values of the sample save, by block. It is loaded on demand. */
export function sampleModule(
  definition: Definition,
  source: Source,
): { readonly modules: readonly OutputFile[]; readonly problems: readonly Problem[] } {
  const codec = compileFormat(definition)
  const { bytes, problems } = sampleSave(codec, source)
  if (problems.length > 0) return { modules: [], problems }
  const content = () => {
    const { blocks } = decodeSave(codec, bytes)
    const lines = blocks.flatMap(reading => {
      const block = definition.blocks.find(({ number }) => number === reading.number)
      if (block === undefined || block.typicalSize === 0) return []
      return `  ${JSON.stringify(block.number)}: ${literal(blockSample(definition, block, bytes, reading))},\n`
    })
    return [
      madeFrom('data-csv/format'),
      "import type { BlockSample } from '../../shared/format-types.ts'\n\n",
      '/** What the sample save holds, by block. */\n',
      `export const samples: Readonly<Record<string, BlockSample>> = {\n${lines.join('')}}\n`,
    ].join('')
  }
  return { modules: [outputFile('format/samples.ts', content)], problems }
}
