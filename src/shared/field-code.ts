import { camelCase } from './text.ts'

/** One step from a block down to a value. */
export interface CodeStep {
  /** Struct that has the field. */
  readonly struct: string
  readonly field: string
  /** What follows the field, e.g. `[3]`. */
  readonly typescriptSuffix?: string
  /** The same in Python, where Kaitai Struct wraps texts, flags and lists with named elements: `.values[3]`. */
  readonly pythonSuffix?: string
}

/** A value of a save, as code. */
export interface FieldCode {
  /** For the package gtasa-save; can be assigned to. */
  readonly typescript: string
  /** For the parser of Kaitai Struct; can only be read. */
  readonly python: string
}

/** Names reserved in one of Kaitai's languages; they are prefixed with the struct name. */
const kaitaiWords: ReadonlySet<string> = new Set(['size', 'type'])

/** Formats the path of a value as code. @param block name of the block, e.g. `player_info` */
export function fieldCode(block: string, steps: readonly CodeStep[]): FieldCode {
  const typescript = steps.map(
    ({ field, typescriptSuffix = '' }) => `.${camelCase(field)}${typescriptSuffix}`,
  )
  const python = steps.map(({ struct, field, pythonSuffix = '' }) => {
    const name = kaitaiWords.has(field) ? `${struct}_${field}` : field
    return `.${name}${pythonSuffix}`
  })
  return {
    typescript: `save.blocks.${camelCase(block)}${typescript.join('')}`,
    python: `save.${block}${python.join('')}`,
  }
}
