import type { BlockTablesProps } from '../blockModule.ts'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-18.ts'

export function Tables({ format }: BlockTablesProps) {
  return (
    <ValueSection format={format} name="loading_flags" title="Loading flags">
      <p>
        FF means not loaded, and most bytes of this block are FF. All others are combinations of these flags.
      </p>
    </ValueSection>
  )
}
