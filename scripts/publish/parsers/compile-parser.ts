import compiler from 'kaitai-struct-compiler'
import type { OutputFile } from '../../build/output-file.ts'
import type { ParserTarget } from './parser-targets.ts'

/**
 * Compiles the description of the format to a parser.
 * @param description the `.ksy`, parsed
 * @returns the files of the parser; about 2 MB of code
 */
export async function compileParser(
  { language, finish = code => code }: Pick<ParserTarget, 'language' | 'finish'>,
  description: unknown,
): Promise<readonly OutputFile[]> {
  const files = await compiler.compile(language, description, null, false)
  return Object.entries(files).map(([path, code]) => ({
    path: path.replace(/^\//, ''),
    content: finish(code),
  }))
}
