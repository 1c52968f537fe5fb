import type { FileBytes } from '../format/codec/encode-save.ts'
import type { ChangedValue } from '../format/recipes/apply-recipe.ts'
import type { RecipeOptions } from '../format/recipes/recipe-options.ts'
import { copySave, readJson, toJson, withKept } from './copy-save.ts'
import { format } from './definition.ts'
import { type AppliedChange, type Change, findChanges, writeChanges } from './diff-saves.ts'
import { Formats } from './formats.ts'
import {
  type FieldAt,
  fieldAt as findField,
  offsetOf as findOffset,
  layoutOf,
  type SaveField,
} from './layout.ts'
import type { DiffOptions, ParseOptions, WriteOptions } from './options.ts'
import { type Bytes, parseBytes } from './parse-save.ts'
import { performRecipe, type RecipeData } from './recipes.ts'
import type { MobileSave, PcSave, WritableSave } from './save.ts'
import type { NoVariables } from './script-globals.ts'
import { findProblems, type Problem } from './validate.ts'
import { assignValues, readValue } from './values.ts'
import { encodeSave } from './write-save.ts'

export { PathError } from '#shared/format-path/path.ts'
export type { FileBytes } from '../format/codec/encode-save.ts'
export type { SaveErrorCode } from '../format/codec/save-error.ts'
export { SaveError } from '../format/codec/save-error.ts'
export { type ChangedValue, RecipeError } from '../format/recipes/apply-recipe.ts'
export type { PackedRecipe } from '../format/recipes/pack-recipes.ts'
export type { RecipeOptions } from '../format/recipes/recipe-options.ts'
export type { Blocks, MobileBlocks, Names } from './blocks.ts'
export type { AppliedChange, Change, Noise } from './diff-saves.ts'
export {
  decodeGameText,
  encodeGameText,
  isMobile,
  type Position,
  saveNameOf,
  textOf,
  toMetres,
} from './game-values.ts'
export type { FieldAt, MarkerAt, SaveField, ValueAt } from './layout.ts'
export type { DiffOptions, ParseOptions, WriteOptions } from './options.ts'
export type { Bytes } from './parse-save.ts'
export type { RecipeData } from './recipes.ts'
export type { MobileSave, ObjectLayout, PcSave, Save, WritableEnd, WritableSave } from './save.ts'
export type { ElementOf, NoVariables, ScriptGlobals } from './script-globals.ts'
export type { Problem } from './validate.ts'

const formats = new Formats(format)

/**
 * Reads a save of PC, or of a phone or tablet; its `platform` tells which.
 * @param bytes the whole file
 * @throws SaveError if the bytes are not a save: a wrong length, marker, count or checksum
 * @throws TypeError if they are not bytes
 */
export function parseSave<Variables = NoVariables>(
  bytes: Bytes,
  { acceptWrongChecksum = false, names }: ParseOptions<Variables> = {},
): PcSave<Variables> | MobileSave {
  return parseBytes(bytes, {
    codecs: formats.codecs,
    withNames: codec => formats.withNames(codec, names),
    acceptsWrongChecksum: acceptWrongChecksum,
  })
}

/**
 * Encodes a save: 202,752 bytes on PC, 195,000 or more on mobile. Counts follow from the lists; constants, padding and checksum
 * are set. A save that was not changed is the same byte for byte.
 * @throws SaveError if a value does not fit its field, or breaks a rule that `validate` reports as an error
 */
export function writeSave(save: WritableSave, { unchecked = false }: WriteOptions = {}): FileBytes {
  return encodeSave(formats.open(save), !unchecked)
}

/** Lists everything that is wrong with a save or unusual in it, at most 100 of each severity; nothing for a valid save. */
export function validate(save: WritableSave): readonly Problem[] {
  return findProblems(formats.open(save))
}

/**
 * Lists every value of a save with its offset in the file that `writeSave` would write, in file order, as you iterate.
 * @param path limits it to a block, struct or list: `block15`, `block12.cars[3]`, `block12.cars[all].model`
 * @throws PathError if the path leads nowhere
 */
export function layout(save: WritableSave, path?: string): Iterable<SaveField> {
  return layoutOf(formats.open(save), path)
}

/**
 * Returns the offset of a value, struct, list or block in the file that `writeSave` would write.
 * @param path `block15.money` or `playerInfo.money`; names as here or as on the site (`money_shown`)
 * @throws PathError if the path leads nowhere, or to several values
 */
export function offsetOf(save: WritableSave, path: string): number {
  return findOffset(formats.open(save), path)
}

/** Returns what a byte of the file that `writeSave` would write belongs to; null outside the file. */
export function fieldAt(save: WritableSave, offset: number): FieldAt | null {
  return findField(formats.open(save), offset)
}

/**
 * Returns the value at a path: a number, text, boolean or bytes; a struct or list itself; the values of several as a list.
 * @param path e.g. `block16.float_stats[fat]`, `pools.players[0].weapons[all].weapon`
 * @throws PathError if the path leads nowhere
 */
export function getValue(save: WritableSave, path: string): unknown {
  return readValue(formats.open(save), path)
}

/**
 * Sets the value at a path, or each of several; all of them or none.
 * @param value for all of them, or a list with one for each
 * @throws PathError if the path leads nowhere @throws RangeError if the number of values differs
 */
export function setValue(save: WritableSave, path: string, value: unknown): void {
  assignValues(formats.open(save), [[path, value]])
}

/** Copies a save with all its bits: `structuredClone` loses those of NaN floats, and as spread does, `script`. */
export function cloneSave<Kind extends PcSave | MobileSave>(save: Kind): Kind
export function cloneSave(save: PcSave | MobileSave): PcSave | MobileSave {
  return copySave(formats.open(save))
}

/** Writes a save as JSON without loss: bytes in hex, NaN with its bits, infinity and -0. */
export function saveToJson(save: WritableSave): string {
  formats.layoutOf(save)
  return toJson(save)
}

/** Reads the JSON of `saveToJson`. @throws TypeError if it contains no save @throws SyntaxError if it is no JSON */
export function saveFromJson<Variables = NoVariables>(
  text: string,
  { names }: Pick<ParseOptions<Variables>, 'names'> = {},
): PcSave<Variables> | MobileSave {
  const save = readJson(text)
  return withKept({ codec: formats.withNames(formats.layoutOf(save), names), save })
}

/**
 * Lists the values that differ between two saves of one platform, in file order.
 * @throws TypeError if they are of two platforms
 */
export function diffSaves(
  before: WritableSave,
  after: WritableSave,
  { ignore = [] }: DiffOptions = {},
): readonly Change[] {
  const { codec } = formats.open(after)
  const [older, newer] = [formats.layoutOf(before), formats.layoutOf(after)]
  if (older.definition.platform !== newer.definition.platform)
    throw new TypeError('the saves are of two platforms')
  // One codec where the layout is the same: else the names of only one save would make all paths differ.
  const first = { codec: older === newer ? codec : older, save: before }
  return findChanges(first, { codec, save: after }, ignore)
}

/** Writes the values after a change into a save, all of them or none. @throws RangeError for a value that only one of the saves had */
export function applyChanges(save: WritableSave, changes: readonly AppliedChange[]): void {
  writeChanges(formats.open(save), changes)
}

/**
 * Applies a recipe of the site to a save, if it meets all needs of the recipe; otherwise the save is not changed.
 * @param data `recipeData` of `gtasa-save/recipes`
 * @param name e.g. `set-money`
 * @param options other values than those of the site; with them, the result must be one that known saves have
 * @returns the values that are now different
 * @throws RecipeError if the recipe is not for this save, or an option is not possible @throws PathError if the save has no such value
 */
export function applyRecipe(
  save: WritableSave,
  data: RecipeData,
  name: string,
  options: RecipeOptions = {},
): readonly ChangedValue[] {
  const codec = formats.withNames(formats.layoutOf(save), data.names)
  return performRecipe({ codec, save }, data, { key: name, options })
}
