import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-19.ts'

export function Tables() {
  return (
    <ValueSection name="ped_types" title="Ped types">
      <p>One struct per type, in this order; each mask has one bit per type, starting with the lowest bit.</p>
    </ValueSection>
  )
}
