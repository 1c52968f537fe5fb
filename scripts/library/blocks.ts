import type { StructValue } from '../format/codec/value.ts'
import type { PackedElement } from './packed-definition.ts'

// In the package, a generated module with the type of every block and struct replaces this one.

/** The blocks of a PC save by name. */
export type Blocks = Record<string, StructValue>

/** The blocks of a mobile save by name. */
export type MobileBlocks = Record<string, StructValue>

/** The names of script variables: `names` of `gtasa-save/names`. */
export interface Names<Variables> {
  /** Only for the compiler. */
  readonly variables?: Variables
  readonly elements: readonly PackedElement[]
}
