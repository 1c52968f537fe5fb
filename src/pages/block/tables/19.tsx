import type { BlockTablesProps } from '../tableProps.ts'
import { ValueSection } from '../ValueSection.tsx'

export default function Tables19({ format }: BlockTablesProps) {
  return (
    <ValueSection format={format} name="ped_types" title="Ped types">
      <p>One struct per type in this order; each mask has one bit per type, counted from the lowest.</p>
    </ValueSection>
  )
}
