import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-18.ts'

export function Tables() {
  return (
    <ValueSection name="loading_flags" title="Loading flags">
      <p>Most bytes of this block are FF: not loaded. All others are combinations of these flags.</p>
    </ValueSection>
  )
}
