import type { BlockFormat } from '../../shared/format-types.ts'
import { startParameter } from '../blockStart.ts'
import { StartInput } from '../StartInput.tsx'

/** Input for the start of the block in the user's save; the page then shows the offsets in that file. */
export function BlockStartField({ format }: { format: BlockFormat }) {
  if (format.isStartFixed || format.typicalStart === null) return null
  return (
    <StartInput
      label="Start of this block in your file"
      parameter={startParameter}
      hint="to show offsets in your file on this page"
    />
  )
}
