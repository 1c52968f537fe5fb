import type { Correction } from '../../generated/format/types.ts'
import styles from './Corrections.module.css'
import { Section } from './Section.tsx'

/** What older documentation says otherwise, with the evidence. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <Section title="Corrections to older documentation">
      <ul className={styles.corrections}>
        {corrections.map(({ where, claim, found, evidence }) => (
          <li key={where + claim}>
            <b>{where}</b>: older documentation says “{claim}”. Found: {found} <small>({evidence})</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
