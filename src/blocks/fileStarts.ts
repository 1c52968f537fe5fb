import { useMemo } from 'react'
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

/** The starts of blocks in a save; without one, those that are the same in every save. */
export function fileStartsOf(save: Pick<OpenedSave, 'block'> | null): FileStarts {
  return {
    areGiven: save !== null,
    startOf: block => save?.block(block)?.start ?? fixedStart(block),
  }
}

/** The starts of blocks in the opened save. */
export function useFileStarts(): FileStarts {
  const save = useOpenedSave()
  return useMemo(() => fileStartsOf(save), [save])
}
