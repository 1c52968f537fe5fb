import { memoizeBy, memoizeByValue } from '#shared/memoize.ts'
import { camelCase } from '#shared/text.ts'
import { compileFormat, type SaveCodec } from '../format/codec/compile-format.ts'
import type { SaveCodecs } from '../format/codec/read-save.ts'
import type { Definition } from '../format/definition.ts'
import { type PackedFormat, type PackedNames, unpackDefinitions } from './packed-definition.ts'
import { type CodedSave, ParsedSave, type WritableSave } from './save.ts'

const keyOf = memoizeByValue(camelCase)

/** Decoded values have the names and types of JavaScript. */
const compile = (definition: Definition) => compileFormat({ ...definition, keyOf, hasBooleans: true })

/** The codecs of the package, of all platforms. */
export class Formats {
  readonly codecs: SaveCodecs
  readonly #named: (names: PackedNames) => SaveCodec

  constructor(format: PackedFormat) {
    const [first, ...others] = unpackDefinitions(format)
    this.codecs = [compile(first), ...others.map(compile)]
    this.#named = memoizeBy(names => compile(unpackDefinitions([format[0]], names)[0]))
  }

  /** The codec with names of script variables, which are those of PC. @param names undefined for none */
  withNames(codec: SaveCodec, names: PackedNames | undefined): SaveCodec {
    return names !== undefined && codec === this.codecs[0] ? this.#named(names) : codec
  }

  /** A save with its codec, which has names if the save was read with them. */
  open(save: WritableSave): CodedSave {
    const codec = this.layoutOf(save)
    return { codec: ParsedSave.codecOf(save) ?? codec, save }
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
