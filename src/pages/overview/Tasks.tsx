import { downloadsRoute } from '../../shared/route.ts'
import { exportFiles } from '../../site/exportFiles.ts'
import { type TaskDrawing, TaskIcon } from './TaskIcon.tsx'
import styles from './Tasks.module.css'

interface Task {
  readonly drawing: TaskDrawing
  readonly title: string
  /** Address and text of the links; the first answers the task, the others lead on. */
  readonly links: readonly (readonly [href: string, text: string])[]
}

/** What most visitors come for. */
const tasks: readonly Task[] = [
  {
    drawing: 'money',
    title: 'Change money',
    links: [
      ['#/recipes?row=set-money', 'Set the money, step by step'],
      ['#/block/15?f=0004', 'Bytes of the money'],
      ['#/block/16', 'Statistics and skills'],
      ['#/block/02', 'Weapons and health'],
    ],
  },
  {
    drawing: 'move',
    title: 'Change where you spawn',
    links: [
      ['#/recipes?row=move-to-savehouse', 'Move the save to another savehouse'],
      ['#/savehouses', 'Bytes of each savehouse'],
      ['#/map', 'Savehouses on the map'],
    ],
  },
  {
    drawing: 'car',
    title: 'Edit cars',
    links: [
      ['#/recipes?row=store-car', 'Put a car into a garage'],
      ['#/block/03', 'Bytes of stored cars'],
      ['#/vmods', 'Mods'],
      ['#/vcolors', 'Colours'],
    ],
  },
  {
    drawing: 'unlock',
    title: 'Unlock areas',
    links: [
      ['#/recipes?row=unlock-san-fierro', 'San Fierro first'],
      ['#/recipes?row=unlock-las-venturas', 'Then Las Venturas'],
      ['#/missions', 'Missions'],
      ['#/checklist', '100% checklist'],
    ],
  },
  {
    drawing: 'id',
    title: 'Find an id',
    links: [
      ['#/vtypes', 'Vehicles'],
      ['#/weapons', 'Weapons'],
      ['#/pickups', 'Pickups'],
      ['#/locations', 'Locations'],
      ['#/variables', 'Script variables'],
    ],
  },
  {
    drawing: 'code',
    title: 'In your program',
    links: [
      ['#/code', 'Examples by language'],
      ...exportFiles.slice(0, 3).map(({ file, tool }) => [`./data/${file}`, tool] as const),
      [`#${downloadsRoute}`, 'All downloads'],
    ],
  },
]

/** The tasks that most visitors come with, before all else. */
export function Tasks() {
  return (
    <ul className={styles.tasks} aria-label="Tasks">
      {tasks.map(({ drawing, title, links }) => (
        <li key={title}>
          <TaskIcon drawing={drawing} />
          <h2>{title}</h2>
          <ul>
            {links.map(([href, text]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
