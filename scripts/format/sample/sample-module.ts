import { literal, madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { compileFormat } from '../codec/compile-format.ts'
import { decodeSave } from '../codec/decode-save.ts'
import type { Definition } from '../definition.ts'
import { blockSample } from './block-sample.ts'
import { sampleSave } from './sample-save.ts'

/** The sample values of each block that is not empty, as text of a module. */
type SampleTexts = ReadonlyMap<string, string>

function sampleTexts(definition: Definition, source: Source) {
  const codec = compileFormat(definition)
  const { bytes, problems } = sampleSave(codec, source)
  const texts = (): SampleTexts =>
    new Map(
      decodeSave(codec, bytes).blocks.flatMap(reading => {
        const block = definition.blocks.find(({ number }) => number === reading.number)
        if (block === undefined || block.typicalSize === 0) return []
        return [[block.number, literal(blockSample(definition, block, bytes, reading))]]
      }),
    )
  return { problems, texts }
}

function constantText(constant: string, comment: string, texts: SampleTexts): string {
  const lines = [...texts].map(([number, text]) => `  ${JSON.stringify(number)}: ${text},\n`)
  return [
    `\n/** ${comment} */\n`,
    `export const ${constant}: Readonly<Record<string, BlockSample>> = {\n${lines.join('')}}\n`,
  ].join('')
}

/** The module with the values of the sample saves, by block. It is loaded on demand. */
export function sampleModule(
  pc: Definition,
  mobile: Definition,
  source: Source,
): { readonly modules: readonly OutputFile[]; readonly problems: readonly Problem[] } {
  const [own, other] = [sampleTexts(pc, source), sampleTexts(mobile, source)]
  // Most rows are for both platforms.
  const problems = own.problems.length > 0 ? own.problems : other.problems
  if (problems.length > 0) return { modules: [], problems }
  const content = () => {
    const texts = own.texts()
    const differing = [...other.texts()].filter(([number, text]) => texts.get(number) !== text)
    return [
      madeFrom('data-csv/format'),
      "import type { BlockSample } from '../../shared/format-types.ts'\n",
      constantText('samples', 'The values of the sample save of PC, by block.', texts),
      constantText('mobileSamples', 'Those of mobile, where a block differs.', new Map(differing)),
    ].join('')
  }
  return { modules: [outputFile('format/samples.ts', content)], problems }
}
