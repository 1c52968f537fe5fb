import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-18.ts'

export function Tables() {
  return (
    <ValueSection name="loading_flags" title="Loading flags">
      <p>
        FF means not loaded, and most bytes of this block are FF. All others are combinations of these flags.
      </p>
    </ValueSection>
  )
}
