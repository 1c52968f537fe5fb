import { useSearchParams } from 'react-router-dom'
import { markerOrdinal } from './blockStart.ts'
import { blocksToAsk, startParameterOf } from './fileStarts.ts'
import { StartInput } from './StartInput.tsx'

/** Inputs for the starts of the written blocks in the user's save; none if they are the same in every save. */
export function FileStartFields({ blocks }: { blocks: readonly string[] }) {
  const [parameters] = useSearchParams()
  return blocksToAsk(blocks, parameters).map(block => (
    <StartInput
      key={block}
      label={`Start of block ${block} in your file`}
      parameter={startParameterOf(block)}
      hint={`right after the ${markerOrdinal({ number: block })} BLOCK marker`}
    />
  ))
}
