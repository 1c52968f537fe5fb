import { useMemo } from 'react'
import { fileHex, parseHex } from '#shared/number.ts'
import { blockChains } from '../generated/recipes/block-chains.ts'
import { useOpenedSave } from '../save/openedSave.ts'
import type { OpenedSave } from '../save/readSave.ts'

/** The known starts of blocks in a file. */
export interface FileStarts {
  /** Whether they are those of an opened save. */
  readonly areGiven: boolean
  /** Offset of a block in the file; null if unknown. */
  readonly startOf: (block: string) => number | null
}

/** First block of the chain of block 00, whose blocks start at the same offset in every save. */
const fixedChain = '00'

function fixedStart(block: string): number | null {
  const chain = blockChains[block]
  return chain?.first === fixedChain ? chain.offset : null
}

/** The starts of blocks in a PC save; without one, those that are the same in every PC save. */
export function fileStartsOf(save: Pick<OpenedSave, 'platform' | 'startOf'> | null): FileStarts {
  const own = save?.platform === 'pc' ? save : null // the offsets of steps in their blocks are those of PC
  return {
    areGiven: own !== null,
    startOf: block => own?.startOf(block) ?? fixedStart(block),
  }
}

/** The starts of blocks in the opened save, if it is of PC. */
export function useFileStarts(): FileStarts {
  const save = useOpenedSave()
  return useMemo(() => fileStartsOf(save), [save])
}

/** Bytes at an offset of a block. */
interface WrittenBytes {
  readonly block: string
  readonly offsetHex: string
  /** E.g. `59 F2 9D 44`. */
  readonly bytes: string
}

/**
 * Bytes to write, a line per field: `15:0004 = 40 42 0F 00`, or `0x1DFDC = 40 42 0F 00` in an opened save.
 */
export function byteLines(writes: readonly WrittenBytes[], starts: FileStarts): string {
  return writes
    .map(({ block, offsetHex, bytes }) => {
      const start = starts.areGiven ? starts.startOf(block) : null
      const address = start === null ? `${block}:${offsetHex}` : `0x${fileHex(start + parseHex(offsetHex))}`
      return `${address} = ${bytes}`
    })
    .join('\n')
}

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** The marker before a block, as counted in a hex editor: "16th" for block 15. Hand-written for the reason in formatNumber. */
export function markerOrdinal(block: string): string {
  const count = Number(block) + 1
  const isTeen = Math.floor(count / 10) === 1
  return `${count}${(!isTeen && suffixes[count % 10]) || 'th'}`
}
