import type { BlockTablesProps } from '../tableProps.ts'
import { ValueSection } from '../ValueSection.tsx'

export default function Tables18({ format }: BlockTablesProps) {
  return (
    <ValueSection format={format} name="streaming_flags" title="Loading flags">
      <p>FF means not loaded: so do 94 % of the bytes of this block. All others are these flags.</p>
    </ValueSection>
  )
}
