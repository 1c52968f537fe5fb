import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import KaitaiStream from 'kaitai-struct/KaitaiStream.js'
import { compileParser } from '../../../scripts/publish/parsers/parser-archives.ts'

/** A save as read by the compiled code: properties by name in camel case. */
export type Parsed = Readonly<Record<string, unknown>>

export type Parse = (bytes: Uint8Array) => Parsed

export function isParsed(value: unknown): value is Parsed {
  return typeof value === 'object' && value !== null
}

/** Compiles a parsed Kaitai description to JavaScript, as its users do, and returns the parser. */
export async function compileKsy(ksy: unknown, className = 'GtasaSave'): Promise<Parse> {
  const files = await compileParser({ language: 'javascript' }, ksy)
  const exports: Record<string, new (stream: KaitaiStream) => Parsed> = {}
  const require = createRequire(import.meta.url)
  compileFunction(files.map(({ content }) => content).join('\n'), ['exports', 'require'])(exports, require)
  const Save = exports[className]
  if (Save === undefined) throw new Error(`the compiled code has no class ${className}`)
  return bytes => new Save(new KaitaiStream(new Uint8Array(bytes).buffer))
}
