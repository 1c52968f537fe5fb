import { formatNumber } from '#shared/format-number.ts'
import { variableShares } from '../generated/variable-shares.ts'
import { percentOf } from './CoverageBar.tsx'

const { all, bytes, typed, named, verified } = variableShares
const percent = (count: number) => percentOf(count, all)

/** Coverage of the script variables in one sentence; each figure links to its rows if they can be listed. */
export function VariableShares() {
  return (
    <>
      Of the {formatNumber(bytes)} bytes of script variables, {percent(typed)} have a type and{' '}
      <a href="#/variables?named=only">{percent(named)} a name</a>;{' '}
      <a href="#/variables?evidence=verified">{percent(verified)} are verified</a>: saves confirm their
      meaning, value or use.
    </>
  )
}
