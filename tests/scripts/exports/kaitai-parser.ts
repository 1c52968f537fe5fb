import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import KaitaiStream from 'kaitai-struct/KaitaiStream.js'
import { compileParser, type Description } from '../../../scripts/publish/parsers/parser-archives.ts'
import { required } from '../../support/required.ts'

/** A save as read by the compiled code: properties by name in camel case. */
export type Parsed = Readonly<Record<string, unknown>>

export type Parse = (bytes: Uint8Array) => Parsed

export function isParsed(value: unknown): value is Parsed {
  return typeof value === 'object' && value !== null
}

type Classes = Record<string, new (stream: KaitaiStream) => Parsed>

/** Compiles a parsed Kaitai description to JavaScript, as its users do, and returns the parser. */
export async function compileKsy(
  ksy: Description,
  imports: readonly Description[] = [],
  className = 'GtasaSave',
): Promise<Parse> {
  const files = await compileParser({ language: 'javascript' }, ksy, imports)
  const texts = new Map(files.map(({ path, content }) => [`./${path.replace(/\.js$/, '')}`, String(content)]))
  const requireModule = createRequire(import.meta.url)
  const require = (name: string): unknown => (texts.has(name) ? load(name) : requireModule(name))
  function load(name: string): Classes {
    const exports: Classes = {}
    compileFunction(texts.get(name) ?? '', ['exports', 'require'])(exports, require)
    return exports
  }
  const Save = required(load(`./${className}`)[className], `class ${className}`)
  return bytes => new Save(new KaitaiStream(new Uint8Array(bytes).buffer))
}
