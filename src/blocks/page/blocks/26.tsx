import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-26.ts'

export const tabled = ['radio_stations']

export function Tables() {
  return (
    <ValueSection name="radio_stations" title="Radio stations">
      <p>
        Emergency, SF-UR, user tracks and radio off have no station announcements: all their{' '}
        <code>idents</code> are −1.
      </p>
    </ValueSection>
  )
}
