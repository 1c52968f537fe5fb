import { memoizeBy } from '../csv/engine/memoize-by.ts'
import { type Format, prepareFormat } from './format-use.ts'
import type { PackedDefinition, PackedNames } from './packed-definition.ts'
import { type Bytes, createParser } from './parse-save.ts'
import { fieldAt, offsetOf } from './places.ts'
import { Save } from './save.ts'
import { validate } from './validate.ts'
import { type WritableSave, writeSave } from './write-save.ts'

export { SaveError } from '../format/codec/save-error.ts'
export { PathError } from '../format/place/list-part.ts'

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

/** The functions of the package, for one definition of the format. */
export function createLibrary(packed: PackedDefinition) {
  const format = prepareFormat(packed)
  const { codec } = format
  const withNames = memoizeBy((names: PackedNames): Format => prepareFormat(packed, names))
  const parse = createParser(format)
  const namedOf = (save: WritableSave) => Save.keptOf(save)?.named ?? codec
  return {
    parseSave: (bytes: Bytes, { acceptWrongChecksum = false, names }: ParseOptions = {}) =>
      parse(bytes, names === undefined ? null : withNames(names), acceptWrongChecksum),
    writeSave: (save: WritableSave) => writeSave(codec, save),
    validate: (save: WritableSave) => validate(namedOf(save), save),
    offsetOf: (save: WritableSave, path: string) => offsetOf(namedOf(save), save, path),
    fieldAt: (save: WritableSave, offset: number) => fieldAt(namedOf(save), save, offset),
  }
}
