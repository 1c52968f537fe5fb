import { useMemo } from 'react'
import { fieldRoute, statisticRoute } from '#shared/route.ts'
import { dollarName } from '#shared/script-variable.ts'
import { type ChecklistPoint, checklist, checklistTable } from '../../generated/checklist.ts'
import { figures } from '../../generated/figures.ts'
import { gameMissions } from '../../generated/missions.ts'
import { notCountedTable } from '../../generated/not-counted.ts'
import { savePlaces } from '../../generated/save-places.ts'
import { useOpenedSave, useTableSave } from '../../save/openedSave.ts'
import { markerRoute } from '../../site/coordinates.ts'
import { BlockAddress, Page, Term } from '../../site/Page.tsx'
import { DataTable } from '../../table/DataTable.tsx'
import { tableOf } from '../../table/tableDefinition.ts'
import { Note } from '../../ui/Note.tsx'
import { breakable } from '../../ui/nameLines.tsx'
import { mapRoute } from '../missions/links.tsx'

/** Where a task is stored. */
type Stored = Pick<ChecklistPoint, 'index' | 'statistic' | 'storedIn' | 'block' | 'offsetHex'>

/** The row of the variable or statistic that stores a value. */
function storedRoute({ index, statistic }: Stored): string | null {
  if (index !== null) return `/variables?row=${index}`
  return statistic === null ? null : statisticRoute(`${statistic}`)
}

/** The variable, led by its number in script tools, or the statistic. */
function storedName({ index, storedIn }: Stored) {
  if (index === null) return storedIn
  return (
    <>
      {dollarName(index)} {breakable(storedIn)}
    </>
  )
}

/** Columns that both tables leave out. */
const omitted = ['index', 'variable', 'statistic', 'block'] as const

/** Columns of both tables. */
const columns = {
  offsetHex: {
    render: ({ block, offsetHex }: Stored) => `${block}:${offsetHex}`,
    link: ({ block, offsetHex }: Stored) => fieldRoute(block, offsetHex),
    widthCh: 8,
  },
  storedIn: { render: storedName, link: storedRoute },
}

/** Layers of the map with what the variables of collectibles count. */
const layersByVariable: Readonly<Record<string, string>> = {
  tags_reward_given: 'tags',
  snapshots_reward_given: 'pickups',
  horseshoes_reward_given: 'pickups',
  oysters_reward_given: 'pickups',
}

/** Where the map shows a point of the checklist; null where it has no location, or several of one name. */
export function checklistMark({ mission, task, variable }: ChecklistPoint): string | null {
  const own = gameMissions.find(({ number }) => number === mission)
  const start = own && mapRoute(own)
  if (start) return start
  const layer = layersByVariable[variable ?? '']
  if (layer) return `/map?show=${layer}`
  const name = /: ([^(]+)/.exec(task)?.[1]?.trim()
  const [savePlace, ...others] = savePlaces.filter(({ hood }) => hood === name)
  return savePlace && others.length === 0 ? markerRoute('save-places', savePlace.id) : null
}

/** The points of 100% completion. */
const checklistDefinition = tableOf(checklistTable, {
  shown: ['task', 'storedIn', 'offsetHex', 'atLeast', 'valueAt100', 'evidence', 'note'],
  omitted: [...omitted, 'mission'], // linked from the card by its name
  columns: {
    ...columns,
    storedIn: { ...columns.storedIn, widthCh: 24 },
    saves: { render: ({ saves }) => `${saves} of ${figures.checklistFiles}` },
    atLeast: { isFaceted: true },
    valueAt100: { isFaceted: true },
    note: { isBelow: true },
  },
  grouping: { key: 'group' },
  mapRoute: checklistMark,
})

/** Tasks that add nothing. */
const notCountedDefinition = tableOf(notCountedTable, {
  shown: ['task', 'storedIn', 'offsetHex', 'valueAt100', 'note'],
  omitted,
  columns,
})

/** How far the opened save is, and a link to what is missing; nothing without a save. */
function OwnProgress() {
  const opened = useOpenedSave()
  const column = opened?.column('checklist')
  if (!opened || !column) return null
  const states = checklist.map(point => column.read(point))
  const done = states.filter(state => state === 'done').length
  const unknown = states.filter(state => state === null).length
  const points = opened.statistic(0) ?? 0
  const total = opened.statistic(1) || checklist.length
  return (
    <Note kind="tip" title="Your save">
      <b>
        {done} of {checklist.length}
      </b>{' '}
      rows are done. Statistic 0 is {points}: the game shows {((100 * points) / total).toFixed(2)}%.{' '}
      {done !== points && 'The numbers differ: the save was edited or comes from another game script. '}
      {unknown > 0 && `${unknown} rows have unknown offsets on this platform. `}
      {done < checklist.length && <a href="#/checklist?yourSave=not+done">Show what is missing</a>}
    </Note>
  )
}

/** The table of the checklist; with a save, what is missing comes first. */
function useOwnChecklist(): typeof checklistDefinition {
  const column = useTableSave()?.column('checklist')
  return useMemo(() => {
    if (!column) return checklistDefinition
    const { rows } = checklistDefinition
    const isMissing = (point: object) => column.read(point) === 'not done'
    const sorted = [...rows.filter(isMissing), ...rows.filter(point => !isMissing(point))]
    return { ...checklistDefinition, rows: sorted }
  }, [column])
}

export default function ChecklistPage() {
  const table = useOwnChecklist()
  return (
    <Page
      intro={
        <>
          <p>
            These {checklist.length} points make up 100% completion. The scripts add each to{' '}
            <a href={`#${statisticRoute('0')}`}>statistic 0</a> when its task is done;{' '}
            <a href={`#${statisticRoute('1')}`}>statistic 1</a> stores the total. The game shows statistic 0
            as a percentage of the total.
          </p>
          <p>
            A row is done when its <Term of="script-variable">script variable</Term> in block{' '}
            <BlockAddress block="01" /> or statistic in block <BlockAddress block="16" /> reaches the number
            under <b>At least</b>. Checked on {figures.checklistFiles} of the <Term of="tested">tested</Term>{' '}
            saves with the unmodified script, one of them at 100%: in each, the number of rows done equals
            statistic 0.
          </p>
        </>
      }
    >
      <OwnProgress />
      <DataTable table={table} />
      <Note title="Evidence">
        A row is verified if no other row is done in exactly the same saves: its point is certain. Rows that
        are done in the same saves are “from source code”: together they add as many points as there are rows,
        and the scripts show which row adds which point.
      </Note>
      <Note kind="caution" title="Changing a value">
        Setting a variable does not add its point: the scripts add it once the task ends. To change the
        percentage, write statistic 0 too. Not yet tested in the game.
      </Note>
      <h2>What does not count</h2>
      <DataTable table={notCountedDefinition} />
    </Page>
  )
}
