import type { Coverage as Figures } from '../../shared/format-types.ts'
import evidence from '../../site/evidence.module.css'
import { Term } from '../../site/Term.tsx'
import styles from './Coverage.module.css'

const kinds = [
  ['verified', 'meaning verified on saves', 'verified'],
  ['constant', 'constant value verified, name from source code', 'constant'],
  ['unused', 'unused bytes verified on saves', 'unused'],
  ['fromSourceCode', 'from source code', 'from-source-code'],
  ['unverified', 'unverified', 'unverified'],
  ['typed', 'variables with a type but no name', 'typed'],
  ['unnamed', 'variables unused by scripts', 'unnamed'],
  ['filler', 'other alignment padding', 'dots'],
  ['address', 'other stale pointers', 'address'],
  ['unwritten', 'other bytes never written', 'hatching'],
  ['ignored', 'other bytes ignored on load', 'hatching'],
] as const

function share(bytes: number, size: number): string {
  const perMille = Math.round((bytes / size) * 1000)
  return perMille > 0 ? `${perMille / 10}%` : 'under 0.1%'
}

/** Coverage of a block in a typical save. */
export function Coverage({ known }: { known: Figures }) {
  const shares = kinds.filter(([kind]) => known[kind] > 0)
  return (
    <figure className={`${evidence.known} ${styles.figure}`} aria-label="Coverage">
      <div className={`${evidence.bar} ${styles.shares}`} aria-hidden="true">
        {shares.map(([kind]) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: known[kind] }} />
        ))}
      </div>
      <ul className={evidence.key}>
        {shares.map(([kind, label, term]) => (
          <li key={kind} data-kind={kind}>
            <b>{share(known[kind], known.size)}</b> <Term of={term}>{label}</Term>
          </li>
        ))}
      </ul>
    </figure>
  )
}
