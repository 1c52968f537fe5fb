import type { Coverage as Figures } from '#shared/format-types.ts'
import { CoverageBar, CoverageKey, percentOf } from '../../site/CoverageBar.tsx'
import { Term } from '../../site/Page.tsx'
import styles from './BlockPage.module.css'

/** What the three levels consist of, with the term that explains each. */
const details = [
  ['verified', 'meaning verified on saves', 'verified'],
  ['constant', 'constant value verified, name from source code', 'constant'],
  ['unused', 'unused bytes verified on saves', 'unused'],
  ['fromSourceCode', 'name and meaning from source code', 'from-source-code'],
  ['filler', 'alignment padding, from source code', 'dots'],
  ['address', 'stale pointers, from source code', 'address'],
  ['unwritten', 'bytes never written, from source code', 'hatching'],
  ['ignored', 'bytes ignored on load, from source code', 'hatching'],
  ['unverified', 'unverified', 'unverified'],
  ['typed', 'variables with a type, but of unknown meaning', 'typed'],
  ['unnamed', 'variables that no script uses', 'unnamed'],
] as const

/** The same for mobile, whose scripts use the variables, but have no table of them. */
const mobileDetails = details.map(row =>
  row[0] === 'unnamed'
    ? ([row[0], 'unverified variables, documented for PC only', 'unverified'] as const)
    : row,
)

interface Props {
  known: Figures
  isMobile: boolean
}

/** Coverage of a block in a typical save. */
export function Coverage({ known, isMobile }: Props) {
  return (
    <figure className={styles.coverage} aria-label="Coverage">
      <CoverageBar known={known} />
      <CoverageKey known={known} />
      <details>
        <summary>Details, for a typical save</summary>
        <ul>
          {(isMobile ? mobileDetails : details).map(
            ([kind, label, term]) =>
              known[kind] > 0 && (
                <li key={kind}>
                  {percentOf(known[kind], known.size)} <Term of={term}>{label}</Term>
                </li>
              ),
          )}
        </ul>
      </details>
    </figure>
  )
}
