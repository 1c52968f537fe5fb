import type { BlockFormat } from '../../shared/format-types.ts'
import { startParameter } from '../blockStart.ts'
import { StartInput } from '../StartInput.tsx'

/** Asks where the block starts in the reader's save: the page then gives the offsets in that file. */
export function BlockStartField({ format }: { format: BlockFormat }) {
  if (format.isStartFixed || format.typicalStart === null) return null
  return (
    <StartInput
      label="In my file this block starts at"
      parameter={startParameter}
      hint="then this page shows the offsets in your file"
    />
  )
}
