import type { Definition, Field, ScalarType } from '../../format/definition.ts'
import { exportName } from '../shared/export-model.ts'
import { avoidWords } from '../shared/texts.ts'
import type { YamlMap } from './yaml.ts'

/** A type of the Kaitai file. */
export interface KaitaiType extends YamlMap {
  readonly '-orig-id'?: string | undefined
  readonly doc: string
  readonly seq?: readonly YamlMap[]
  readonly instances?: YamlMap
}

/** Keywords of Kaitai's target languages, and names its generated code uses. */
const keywords = `
  abstract and as asm assert async await base begin bool boolean break byte case catch char checked class const
  continue debugger decimal def default defer delegate delete discard do double dyn elif else elsif end ensure enum
  event except explicit export extends extern false final finally fixed float fn for foreach from func function global
  go goto if impl implicit import in include inline instanceof int interface internal is iterator lambda let local
  lock long loop macro match method mixin mod module move mut namespace native new next nil none not null object of or
  operator out override package params pass private proc protected pub public raise range readonly redo ref register
  repeat require rescue retry return sbyte select self short signed sizeof static string struct super switch
  synchronized template then this throw throws trait transient true try type typedef typename typeof unchecked union
  unless unsafe unsigned until use using var virtual void volatile when where while with xor yield
  friend mutable inner nonlocal print to_s to_i length size first last min max reverse substring parent root io unknown`

/** Returns the id of a field, flag or entry; `owner` is its type or enumeration. */
export const memberId = avoidWords(keywords)

/** Type names that clash in one of the languages once written as classes. */
const typeWords = avoidWords('array block boolean date error integer list map math number object set string')

/** Name of the type of a text: the text up to its first 00, and the bytes after it. */
export const textType = 'fixed_text'

/** Name of the attributes that peek at the next number, and start of the names of their types. */
export const lookahead = 'next_mark'

/** Name of the enumeration of switches. */
export const switchEnumeration = 'no_yes'

/** Id of the description of a platform, which names its file and its class. */
export const descriptionId = (definition: Definition) => exportName(definition).replaceAll('-', '_')

/** Id of the description of the script variables, which is a file of its own: they are most of the names. */
export const variablesId = (definition: Definition) => `${descriptionId(definition)}_variables`

/** Name of the type of a list with named elements. */
export function listType(definition: Definition, list: Field): string {
  return list.name === definition.variables.field ? variablesId(definition) : list.name
}

/** Gives the name of a type. */
export function typeId(struct: string): string {
  return typeWords(struct, 'script')
}

/** Kaitai's types; the byte order is set for the whole file. */
export const kaitaiTypes: Readonly<Record<ScalarType, string>> = {
  u8: 'u1',
  i8: 's1',
  b8: 'u1',
  u16: 'u2',
  i16: 's2',
  u32: 'u4',
  i32: 's4',
  f32: 'f4',
}
