import type { Correction, Unknown } from '../../shared/format-types.ts'
import styles from './Doubts.module.css'
import { Section } from './Section.tsx'

/** Claims of older documentation or reversed code that saves contradict, with evidence. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <Section title="Corrections to older documentation">
      <ul className={styles.corrections}>
        {corrections.map(({ where, claim, found, evidence }) => (
          <li key={where + claim}>
            <b>{where}</b>: older documentation gives “{claim}”. Saves show: {found}{' '}
            <small>({evidence})</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Open questions about a block, with what is known. */
export function Unknowns({ unknowns }: { unknowns: readonly Unknown[] }) {
  if (unknowns.length === 0) return null
  return (
    <Section title="Open questions">
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
