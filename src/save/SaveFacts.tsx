import { useEffect } from 'react'
import { formatNumber, formatNumbersIn } from '#shared/number.ts'
import { countOf } from '#shared/text.ts'
import { announce } from '../ui/announce.tsx'
import type { OpenedSave, SaveProblem } from './readSave.ts'
import styles from './SaveBar.module.css'

/** Milliseconds after which tables have settled. While a hundred cells change, as on the checklist, Orca 43 drops what is announced. */
const settled = 1000

/** Problems that the line lists; a save of another kind may have many. */
const mostProblems = 20

function verdictText(problems: readonly SaveProblem[]): string {
  const errors = problems.filter(({ isError }) => isError).length
  const unusual = problems.length - errors
  const parts = [errors > 0 && countOf(errors, 'error'), unusual > 0 && countOf(unusual, 'unusual value')]
  return formatNumbersIn(parts.filter(Boolean).join(', ')) || 'no problems'
}

/** A link to what a problem is about: the value on its page, or how to repair the checksum. */
function ProblemLink({ save, offset }: { save: OpenedSave; offset: number | null }) {
  if (offset === null) return null
  if (offset === save.checksumOffset) return <a href="#/recipes?row=fix-checksum">Fix the checksum</a>
  const route = save.routeAt(offset)
  return route && <a href={`#${route}`}>Show the field</a>
}

interface VerdictProps {
  save: OpenedSave
  problems: readonly SaveProblem[]
}

function Verdict({ save, problems }: VerdictProps) {
  if (problems.length === 0) return <span>{verdictText(problems)}</span>
  return (
    <details className={styles.problems}>
      <summary>{verdictText(problems)}</summary>
      <ul>
        {problems.slice(0, mostProblems).map(problem => (
          <li key={problem.text}>
            {problem.text} <ProblemLink save={save} offset={problem.offset} />
          </li>
        ))}
      </ul>
      {problems.length > mostProblems && <p>{formatNumber(problems.length - mostProblems)} more</p>}
    </details>
  )
}

interface Props {
  save: OpenedSave
  /** Null while they are being searched. */
  problems: readonly SaveProblem[] | null
}

/** The facts by which the owner of a save recognises it. */
export function SaveFacts({ save, problems }: Props) {
  const { file, platform, version, name, savedAt, location, money } = save
  useEffect(() => {
    if (!problems) return
    const timer = setTimeout(() => announce(`${file} is open: ${verdictText(problems)}`), settled)
    return () => clearTimeout(timer)
  }, [file, problems])
  return (
    <div className={styles.facts}>
      <p>
        <b>{file}</b> {name && `“${name}”`}
      </p>
      <span>{platform === 'mobile' ? 'Phones and tablets' : version}</span>
      {savedAt && <span>{savedAt}</span>}
      <span>{location}</span>
      <span>${formatNumber(money)}</span>
      {problems ? <Verdict save={save} problems={problems} /> : <span>checking…</span>}
    </div>
  )
}
