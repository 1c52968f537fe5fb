import type { StructValue } from '../format/codec/value.ts'

/**
 * The blocks of a save by name. In the package, a generated module with the type of every block and struct replaces this one.
 */
export type Blocks = Record<string, StructValue>

/** The blocks of a mobile save by name. */
export type MobileBlocks = Record<string, StructValue>
