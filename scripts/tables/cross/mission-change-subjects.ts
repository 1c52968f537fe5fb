import type { CrossCheck } from '../../csv/engine/cross/cross-check.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import { nearest } from '../../csv/nearest.ts'
import { radarIcons } from '../radar-icons.ts'
import { missionChanges } from '../variables/mission-changes.ts'
import { scripts } from '../variables/scripts.ts'
import { statistic, variable } from './variable-references.ts'

type Kind = 'variable' | 'statistic' | 'thread' | 'blip'

const subjects: Readonly<Record<Kind, { of: string; known: (source: Source) => ReadonlySet<string> }>> = {
  variable,
  statistic,
  thread: {
    of: 'script of data-csv/scripts.csv, in lower case',
    known: source =>
      new Set(scripts.read(source).allRows.map(({ values }) => String(values.name).toLowerCase())),
  },
  blip: {
    of: 'icon of data-csv/radar-icons.csv with a position',
    known: source => new Set(radarIcons.read(source).allRows.map(({ values }) => String(values.byteHex))),
  },
}

/** Whatever changes with a mission exists. */
export const missionChangeSubjects: CrossCheck = source => {
  const known = new Map(Object.entries(subjects).map(([kind, { known }]) => [kind, known(source)]))
  return missionChanges.read(source).soundRows.flatMap(row => {
    const { kind, subject } = row.values
    const names = known.get(kind)
    const name = kind === 'blip' ? subject.slice(0, 2) : subject
    if (names === undefined || names.size === 0 || names.has(name)) return []
    const close = nearest(name, names)
    return [
      problemAt(row, 'subject', {
        rule: `is no ${kind}`,
        allowed: `a ${subjects[kind].of}`,
        fix: close === null ? 'correct the name' : `write ${close}`,
      }),
    ]
  })
}
