import { namedLength } from '#shared/format-path/tree.ts'
import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { camelCase } from '#shared/text.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import type { SaveCodecs } from '../format/codec/read-save.ts'
import { type Definition, variableField } from '../format/definition.ts'
import { type PackedFormat, type PackedNames, unpackDefinition } from './packed-definition.ts'
import { ParsedSave, type WritableSave } from './save.ts'
import type { VariableList } from './script-globals.ts'

const keyOf = memoizeByValue(camelCase)

/** Decoded values have the names and types of JavaScript. */
const compile = (definition: Definition) => compileFormat({ ...definition, keyOf, hasBooleans: true })

/** The list of script variables in a format. */
export const variableList = memoizeBy(({ definition }: SaveCodec): VariableList => {
  const field = variableField(definition)
  const { struct } = definition.variables
  return { field, namedLength: field.elements === null ? null : namedLength(definition, struct, field) }
})

/** The codecs of the package, of all platforms. */
export class Formats {
  readonly codecs: SaveCodecs
  readonly #pc: (names: PackedNames) => SaveCodec

  constructor([first, ...others]: PackedFormat) {
    const base = unpackDefinition(first)
    this.codecs = [compile(base), ...others.map(packed => compile(unpackDefinition(packed, undefined, base)))]
    this.#pc = memoizeBy(names => compile(unpackDefinition(first, names)))
  }

  /** What a save keeps of its codec. @param names those of the script of PC; undefined without */
  keep(codec: SaveCodec, names: PackedNames | undefined) {
    const named = names !== undefined && codec === this.codecs[0] ? this.#pc(names) : null
    return { named, variables: variableList(named ?? codec) }
  }

  /** The codec that reads and writes a save with these names of script variables, whichever it was read with. */
  namedCodecOf(save: WritableSave, names: PackedNames): SaveCodec {
    const codec = this.layoutOf(save)
    return this.keep(codec, names).named ?? codec
  }

  /** What a copy of a save keeps. */
  keptOf(save: WritableSave) {
    return ParsedSave.keptOf(save) ?? this.keep(this.layoutOf(save), undefined)
  }

  /** The codec that reads and writes a save, with names if the save was read with them. */
  codecOf(save: WritableSave): SaveCodec {
    const codec = this.layoutOf(save)
    return ParsedSave.keptOf(save)?.named ?? codec
  }

  /** The codec that reads and writes a save, without names. @throws TypeError if it is not a save */
  layoutOf(save: WritableSave): SaveCodec {
    const { platform = 'pc', blocks } = Object(save) as Partial<WritableSave>
    if (typeof blocks !== 'object' || blocks === null)
      throw new TypeError('not a save, as parseSave returns it')
    const codec = this.codecs.find(({ definition }) => definition.platform === platform)
    if (codec === undefined) throw new TypeError(`${platform} is not a platform; saves are of pc or mobile`)
    const isEarlier = save.platform === 'mobile' && save.objectLayout === 'earlier'
    return (isEarlier ? codec.earlier() : null) ?? codec
  }
}
