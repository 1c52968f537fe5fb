import type { Unknown } from '../../generated/format/types.ts'

/** What nobody knows yet about a block, with what is known. */
export function Unknowns({ unknowns }: { unknowns: readonly Unknown[] }) {
  if (unknowns.length === 0) return null
  return (
    <section aria-label="What remains unknown">
      <h2>What remains unknown</h2>
      <ul>
        {unknowns.map(({ what, known }) => (
          <li key={what}>
            <b>{what}</b>: {known}
          </li>
        ))}
      </ul>
    </section>
  )
}
