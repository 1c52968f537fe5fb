/** The functions of the package, after the types of the blocks. */
export const apiDeclarations = `/** The script variables of a save: a view of \`save.blocks.scripts.globals\`. @typeParam Variables those with a name */
export interface ScriptGlobals<Variables = {}> {
  /** Number of variables. */
  readonly length: number
  /**
   * A variable as a signed integer.
   * @param index 0 is the first, which script tools call \`$2\`; the text \`'$409'\` is their number 409, index 407
   * @throws PathError when the save has no such variable
   */
  get(index: number | \`$\${number}\`): number
  /**
   * A variable by name, e.g. \`get('gf_progress')\`; all values of an array.
   * @throws PathError when the save has another game script, whose variables have no names
   */
  get<Name extends keyof Variables>(name: Name): Variables[Name]
  /** One value of an array, e.g. \`get('gf_progress[2]')\`. */
  get<Name extends keyof Variables & string>(element: \`\${Name}[\${number}]\`): ElementOf<Variables[Name]>
  /** @throws RangeError when the value does not fit 32 bits */
  set(index: number | \`$\${number}\`, value: number): void
  set<Name extends keyof Variables>(name: Name, value: Variables[Name]): void
  set<Name extends keyof Variables & string>(
    element: \`\${Name}[\${number}]\`,
    value: ElementOf<Variables[Name]>,
  ): void
  /** A variable as a floating-point number. */
  getFloat(index: number | \`$\${number}\`): number
  setFloat(index: number | \`$\${number}\`, value: number): void
}

/** One value of a list. */
export type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never

/** A save of PC in memory. Change its values in place, then call \`writeSave\`. @typeParam Variables the named script variables */
export interface PcSave<Variables = {}> {
  readonly platform: 'pc'
  readonly blocks: Blocks
  /** What fills the file after the last block, where it is not what the game itself leaves there; otherwise null. */
  readonly padding: Uint8Array | null
  readonly script: { readonly globals: ScriptGlobals<Variables> }
}

/** A save of a phone or tablet in memory. Its script variables have no names. */
export interface MobileSave {
  readonly platform: 'mobile'
  readonly blocks: MobileBlocks
  readonly padding: Uint8Array | null
  readonly script: { readonly globals: ScriptGlobals }
}

/** A save in memory; its \`platform\` tells the two types apart. */
export type Save<Variables = {}> = PcSave<Variables> | MobileSave

/** Whether a save was written on a phone or tablet; its blocks then have the types of such saves. */
export function isMobile(save: WritableSave): save is MobileSave

/** A parsed save, or an object of the same shape; without \`platform\` it is one of PC. */
export type WritableSave =
  | (Pick<PcSave, 'blocks'> & Partial<Pick<PcSave, 'padding' | 'platform'>>)
  | (Pick<MobileSave, 'blocks' | 'platform'> & Partial<Pick<MobileSave, 'padding'>>)

/** The names of script variables: \`names\` of \`gtasa-save/names\`. */
export interface Names<Variables = {}> {
  /** Only for the compiler. */
  readonly variables?: Variables
  readonly elements: readonly object[]
}

export interface ParseOptions {
  /** Reads a save whose checksum is wrong, which the game refuses; \`writeSave\` makes it right. */
  readonly acceptWrongChecksum?: boolean
}

/**
 * Reads a save of PC, or of a phone or tablet; the bytes show which.
 * @param bytes the whole file
 * @throws SaveError when the bytes are no save
 */
export function parseSave(bytes: Uint8Array | ArrayBuffer, options?: ParseOptions): Save
/** Reads a save whose script variables are to be used by name. */
export function parseSave<Variables>(
  bytes: Uint8Array | ArrayBuffer,
  options: ParseOptions & { readonly names: Names<Variables> },
): Save<Variables>

/**
 * Makes the bytes of a save: 202,752 on PC, 195,000 or more on mobile. Counts follow from the lists, and padding and checksum are made right. A save that was
 * not changed comes back byte for byte.
 * @throws SaveError when a value does not fit its field
 */
export function writeSave(save: WritableSave): Uint8Array

/** A problem of a save, or an unusual value. */
export interface Problem {
  /** \`error\`: cannot be written, or breaks the format; \`warning\`: a value that no known save has. */
  readonly severity: 'error' | 'warning'
  /** As \`offsetOf\` takes it; empty when it is about no single value. */
  readonly path: string
  /** The rule, in words. */
  readonly rule: string
  /** Bytes from the start of the file; null for a value that cannot be written. */
  readonly offset: number | null
}

/** Everything that is wrong with a save or unusual in it, at most 100 of each severity; an empty list for a sound one. */
export function validate(save: WritableSave): readonly Problem[]

/**
 * The offset of a value, struct, list or block in the file that \`writeSave\` would make.
 * @param path \`block15.money\` or \`playerInfo.money\`; names as here or as the site has them (\`money_shown\`)
 * @throws PathError when the path leads to nothing, or to several values
 */
export function offsetOf(save: WritableSave, path: string): number

/** One value of a save and its position in the file. */
export interface SaveField {
  /** As \`offsetOf\` takes it, e.g. \`block15.money\`; a named element of a list by its name, \`block16.float_stats[fat]\`. */
  readonly path: string
  /** Number of the block, 00 to 27, or 28 in mobile saves. */
  readonly block: string
  /** First byte of the value, from the start of the file. */
  readonly offset: number
  /** The same from the start of the block, after its marker. */
  readonly blockOffset: number
  /** Bytes of the value. */
  readonly size: number
  /** Type of the format, e.g. \`i32\`. */
  readonly type: 'u8' | 'i8' | 'b8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32' | 'char' | 'gxt' | 'raw'
  /** As in \`save.blocks\`; a text in script variables up to its first 00. */
  readonly value: number | string | boolean | Uint8Array
}

/** A byte outside of all fields. */
export interface MarkerAt {
  readonly part: 'marker' | 'padding' | 'checksum'
  /** Number of the block whose marker it is; otherwise null. */
  readonly block: string | null
  readonly path: null
}

/** A value that contains a byte. */
export interface ValueAt extends SaveField {
  readonly part: 'field'
}

/** What a byte of a save belongs to. */
export type FieldAt = MarkerAt | ValueAt

/**
 * Every value of a save with its offset in the file that \`writeSave\` would make, in file order, as you iterate.
 * @param path limits it to a block, struct or list: \`block15\`, \`block12.cars[3]\`, \`block12.cars[all].model\`
 * @throws PathError when the path leads to nothing
 */
export function layout(save: WritableSave, path?: string): Iterable<SaveField>

/** What a byte of the file belongs to that \`writeSave\` would make; null outside of it. */
export function fieldAt(save: WritableSave, offset: number): FieldAt | null

/** A text of a save up to its first 00: \`textOf(save.blocks.simpleVariables.saveName)\`. */
export function textOf(text: string): string

/** What is wrong with a save, and where. */
export class SaveError extends Error {
  readonly name: 'SaveError'
  /** What is wrong, without path and offset. */
  readonly reason: string
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Number of the block; null outside of all blocks. */
  readonly block: string | null
  /** Names and indexes that lead from the block to the value; empty when it is about no single value. */
  readonly path: string
}

/** A path or a variable that a save does not have. */
export class PathError extends Error {
  readonly name: 'PathError'
}
`
