import { checklist } from '../../generated/checklist.ts'
import { useOpenedSave } from '../../save/openedSave.ts'
import { Note } from '../../ui/Note.tsx'

/** How far the opened save is, and a link to what is missing; nothing without a save. */
export function OwnProgress() {
  const opened = useOpenedSave()
  const column = opened?.column('checklist')
  if (!opened || !column) return null
  const done = checklist.filter(point => column.read(point) === 'done').length
  const points = opened.statistic(0) ?? 0
  const total = opened.statistic(1) || checklist.length
  return (
    <Note kind="tip" title="Your save">
      <b>
        {done} of {checklist.length}
      </b>{' '}
      rows are done. Statistic 0 is {points}: the game shows {((100 * points) / total).toFixed(2)}%.{' '}
      {done !== points &&
        'The two numbers differ, so the save was edited or comes from another game script. '}
      {done < checklist.length && <a href="#/checklist?yourSave=not+done">Show what is missing</a>}
    </Note>
  )
}
