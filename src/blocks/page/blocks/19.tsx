import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-19.ts'

export const tabled = ['ped_types']

export function Tables() {
  return (
    <ValueSection name="ped_types" title="Ped types">
      <p>
        The block has one struct for each of these types, in the order of their values. Each attitude is a
        field with one bit per type, the lowest bit for type 0.
      </p>
    </ValueSection>
  )
}
