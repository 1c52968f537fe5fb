import { once } from '#shared/memoize.ts'
import { type Block, type Definition, type Struct, structOf } from '../definition.ts'
import { compileStructDecoder, type ReadStruct } from './compile-decoder.ts'
import { type CheckHandles, compileHandleChecks } from './compile-handle-checks.ts'
import { compileStructWriter, type WriteElement } from './compile-writer.ts'

export interface BlockCodec {
  readonly block: Block
  readonly read: ReadStruct
  readonly write: WriteElement
}

/** The compiled format, for reading and writing saves. */
export interface SaveCodec {
  readonly definition: Definition
  readonly blocks: readonly BlockCodec[]
  readonly checkHandles: CheckHandles
  /** The codec of the layout of earlier builds; null if they do not differ. */
  readonly earlier: () => SaveCodec | null
}

/** The format as earlier builds lay it out; null if they do not differ. */
function earlierLayout(definition: Definition): Definition | null {
  const { structs, earlierStructs } = definition
  if (earlierStructs.size === 0) return null
  const changed = [...earlierStructs].map(([later, earlier]): [string, Struct] => [
    later,
    { ...structOf(definition, earlier), name: later },
  ])
  return { ...definition, structs: new Map([...structs, ...changed]), earlierStructs: new Map() }
}

/** Compiles the definition into functions; no other module knows the layout. */
export function compileFormat(definition: Definition): SaveCodec {
  const blocks = definition.blocks.map(block => ({
    block,
    read: compileStructDecoder(definition, block.struct),
    write: compileStructWriter(definition, block.struct),
  }))
  const earlier = once(() => {
    const other = earlierLayout(definition)
    return other === null ? null : compileFormat(other)
  })
  return { definition, blocks, checkHandles: compileHandleChecks(definition), earlier }
}
