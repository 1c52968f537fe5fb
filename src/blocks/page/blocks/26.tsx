import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-26.ts'

export const tabled = ['radio_stations']

export function Tables() {
  return (
    <ValueSection name="radio_stations" title="Radio stations">
      <p>
        Stations 0, 5, 12 and 13 have no announcements: all their <code>idents</code> are −1.
      </p>
    </ValueSection>
  )
}
