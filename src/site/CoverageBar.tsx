import type { Coverage } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { variableBytes } from '#shared/script-variable.ts'
import { figures } from '../generated/figures.ts'
import styles from './CoverageBar.module.css'
import { EvidenceTerm, Term } from './Page.tsx'

type Known = Pick<Coverage, 'size' | 'verified' | 'constant' | 'unused' | 'unverified' | 'typed' | 'unnamed'>

/** Share of a number of bytes in percent; never 0% of some. */
export function percentOf(bytes: number, size: number): string {
  const perMille = Math.round((bytes / size) * 1000)
  return perMille > 0 ? `${perMille / 10}%` : 'under 0.1%'
}

/** The bytes of a block by level of evidence; that the other bytes have no content is known from source code. */
function sharesOf({ size, verified, constant, unused, unverified, typed, unnamed }: Known) {
  const allVerified = verified + constant + unused
  const allUnverified = unverified + typed + unnamed
  const shares = [
    { level: 'verified', bytes: allVerified },
    { level: 'from source code', bytes: size - allVerified - allUnverified },
    { level: 'unverified', bytes: allUnverified },
  ]
  return shares.filter(({ bytes }) => bytes > 0)
}

export const verifiedPercent = ({ size, verified, constant, unused }: Known): string =>
  percentOf(verified + constant + unused, size)

/** Coverage of a block as a bar of up to three parts. */
export function CoverageBar({ known }: { known: Known }) {
  const shares = sharesOf(known)
  const label = shares.map(({ level, bytes }) => `${percentOf(bytes, known.size)} ${level}`).join(', ')
  return (
    <div className={styles.bar} role="img" aria-label={label} title={label}>
      {shares.map(({ level, bytes }) => (
        <span key={level} data-share={level} style={{ flex: `${bytes} 2px` }} />
      ))}
    </div>
  )
}

/** The parts of a coverage bar, with their shares. */
export function CoverageKey({ known }: { known: Known }) {
  return (
    <ul className={styles.key}>
      {sharesOf(known).map(({ level, bytes }) => (
        <li key={level} data-share={level}>
          <b>{percentOf(bytes, known.size)}</b> <EvidenceTerm level={level} />
          {level === 'verified' && known.constant > 0 && (
            <>
              {' '}
              ({percentOf(known.constant, known.size)} only as a <Term of="constant">constant value</Term>,
              named from source code)
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const { variables, unusedVariables, namedVariables, verifiedVariables } = figures
const bytes = variableBytes * variables
const typed = variables - unusedVariables
const percent = (count: number) => percentOf(count, variables)

/** Coverage of the script variables in one sentence; each figure links to its rows if they can be listed. */
export function VariableShares() {
  return (
    <>
      Of the {formatNumber(bytes)} bytes of script variables, {percent(typed)} have a type and{' '}
      <a href="#/variables?named=only">{percent(namedVariables)} a name</a>;{' '}
      <a href="#/variables?evidence=verified">{percent(verifiedVariables)} are verified</a>: saves confirm
      their meaning, their constant value, or that they change only when one of their scripts could have run.
    </>
  )
}
