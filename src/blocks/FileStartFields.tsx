import { useSearchParams } from 'react-router-dom'
import { markerOrdinal } from './blockStart.ts'
import { startParameterOf, startsToAsk } from './fileStarts.ts'
import { StartInput } from './StartInput.tsx'

/** "05", "05 and 06", "05, 06 and 07". */
const listText = (blocks: readonly string[]) => blocks.join(', ').replace(/, (?=[^,]*$)/, ' and ')

function followText(others: readonly string[]): string {
  if (others.length === 0) return ''
  return `; also gives the start of ${others.length === 1 ? 'block' : 'blocks'} ${listText(others)}`
}

/** Inputs for the starts of the written blocks in the user's save; none if they are the same in every save. */
export function FileStartFields({ blocks }: { blocks: readonly string[] }) {
  const [parameters] = useSearchParams()
  return startsToAsk(blocks, parameters).map(({ block, others }) => (
    <StartInput
      key={block}
      label={`Start of block ${block} in your file`}
      parameter={startParameterOf(block)}
      hint={`right after the ${markerOrdinal({ number: block })} BLOCK marker${followText(others)}`}
    />
  ))
}
