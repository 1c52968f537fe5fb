import { useSearchParams } from 'react-router-dom'
import { markerOrdinal } from './blockStart.ts'
import { blocksToAsk, startParameterOf } from './fileStarts.ts'
import { StartInput } from './StartInput.tsx'

/** Asks where the blocks that are written start in the reader's save; nothing where that is the same in every save. */
export function FileStartFields({ blocks }: { blocks: readonly string[] }) {
  const [parameters] = useSearchParams()
  return blocksToAsk(blocks, parameters).map(block => (
    <StartInput
      key={block}
      label={`In my file block ${block} starts at`}
      parameter={startParameterOf(block)}
      hint={`right after the ${markerOrdinal({ number: block })} BLOCK`}
    />
  ))
}
