import type { BlockTablesProps } from '../blockModule.ts'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-18.ts'

export function Tables({ format }: BlockTablesProps) {
  return (
    <ValueSection format={format} name="streaming_flags" title="Loading flags">
      <p>FF means not loaded: so do 94 % of the bytes of this block. All others are these flags.</p>
    </ValueSection>
  )
}
