import type { Unknown } from '../../generated/format/types.ts'
import { Section } from './Section.tsx'

/** What nobody knows yet about a block, with what is known. */
export function Unknowns({ unknowns }: { unknowns: readonly Unknown[] }) {
  if (unknowns.length === 0) return null
  return (
    <Section title="What remains unknown">
      <ul>
        {unknowns.map(({ what, known }) => (
          <li key={what}>
            <b>{what}</b>: {known}
          </li>
        ))}
      </ul>
    </Section>
  )
}
