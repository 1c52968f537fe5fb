import type { BlockTablesProps } from '../tableProps.ts'
import { ValueSection } from '../ValueSection.tsx'

export default function Tables18({ format }: BlockTablesProps) {
  return (
    <ValueSection format={format} name="streaming_flags" title="Loading flags">
      <p>
        A byte of FF means not loaded, as 94 % of all bytes of this block do; other bytes are these flags.
      </p>
    </ValueSection>
  )
}
