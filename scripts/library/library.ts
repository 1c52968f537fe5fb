import { memoizeBy } from '../../src/shared/memoize.ts'
import { codecFor } from '../format/codec/platform.ts'
import { type Formats, prepareFormats } from './format-use.ts'
import { fieldAt, layoutOf, offsetOf } from './layout.ts'
import type { PackedFormat, PackedNames } from './packed-definition.ts'
import { type Bytes, createParser, plainBytes } from './parse-save.ts'
import { type MobileSave, ParsedSave, type Save, type WritableSave } from './save.ts'
import { validate } from './validate.ts'
import { writeSave } from './write-save.ts'

export { PathError } from '../../src/shared/format-path/path.ts'
export { SaveError } from '../format/codec/save-error.ts'

interface ParseOptions {
  /** Accept a wrong checksum, which the game rejects; `writeSave` corrects it. */
  readonly acceptWrongChecksum?: boolean
  /** `names` of `gtasa-save/names`, to use script variables by name. */
  readonly names?: PackedNames
}

/** A text of a save up to its first 00. */
export function textOf(text: string): string {
  return text.split('\0', 1)[0] ?? ''
}

/** Whether a save was written on a phone or tablet. */
export function isMobile(save: WritableSave): save is MobileSave {
  return save.platform === 'mobile'
}

/** The functions of the package, for a definition of the format of each platform. */
export function createLibrary(packed: PackedFormat) {
  const formats = prepareFormats(packed)
  const [first, ...others] = formats
  const withNames = memoizeBy((names: PackedNames): Formats => prepareFormats(packed, names))
  const parsers = new Map(formats.map(format => [format.codec, createParser(format)]))
  const codecs = [first.codec, ...others.map(({ codec }) => codec)] as const
  const parseAny = (bytes: Uint8Array, named: Formats | null, acceptWrongChecksum: boolean): Save => {
    const codec = codecFor(codecs, bytes)
    const own = named?.[codecs.indexOf(codec)] ?? null
    return (parsers.get(codec) ?? createParser(first))(bytes, own, acceptWrongChecksum)
  }
  const codecOf = ({ platform = 'pc' }: WritableSave) =>
    codecs.find(({ definition }) => definition.platform === platform) ?? first.codec
  const namedOf = (save: WritableSave) => ParsedSave.keptOf(save)?.named ?? codecOf(save)
  return {
    parseSave: (bytes: Bytes, { acceptWrongChecksum = false, names }: ParseOptions = {}) =>
      parseAny(plainBytes(bytes), names === undefined ? null : withNames(names), acceptWrongChecksum),
    writeSave: (save: WritableSave) => writeSave(codecOf(save), save),
    validate: (save: WritableSave) => validate(namedOf(save), save),
    layout: (save: WritableSave, path?: string) => layoutOf(namedOf(save), save, path),
    offsetOf: (save: WritableSave, path: string) => offsetOf(namedOf(save), save, path),
    fieldAt: (save: WritableSave, offset: number) => fieldAt(namedOf(save), save, offset),
  }
}
