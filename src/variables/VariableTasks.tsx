import { groupBy } from '#shared/collections.ts'
import { capitalize } from '#shared/text.ts'
import { checklist } from '../generated/checklist.ts'
import type { OpenedSave } from '../save/readSave.ts'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Joined } from '../ui/Joined.tsx'

/** The points that a script variable stands for, as far as they are done in a save. */
export function VariableTasks({ save, index }: { save: OpenedSave; index: number }) {
  const column = save.column('checklist')
  const points = groupBy(
    checklist.filter(point => point.index === index),
    point => column?.read(point),
  )
  return (
    <FactList
      facts={(['done', 'not done'] as const).map((state): Fact => {
        const tasks = points.of(state)
        return [
          `${capitalize(state)} in your save`,
          tasks.length > 0 && (
            <Joined items={tasks}>
              {({ number, task }) => <a href={`#/checklist?row=${number}`}>{task}</a>}
            </Joined>
          ),
        ]
      })}
    />
  )
}
