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
      ['#/block/15?f=0004', 'bytes of the money'],
      ['#/block/16', 'statistics and skills'],
      ['#/block/02', 'weapons and health'],
    ],
  },
  {
    drawing: 'move',
    title: 'Change where you spawn',
    links: [
      ['#/recipes?row=move-to-savehouse', 'Move it to another savehouse'],
      ['#/savehouses', 'bytes of the 18 savehouses'],
      ['#/map', 'map'],
    ],
  },
  {
    drawing: 'car',
    title: 'Edit cars',
    links: [
      ['#/recipes?row=store-car', 'Put a car into a garage'],
      ['#/block/03', 'stored cars'],
      ['#/vmods', 'mods'],
      ['#/vcolors', 'colours'],
    ],
  },
  {
    drawing: 'unlock',
    title: 'Unlock areas',
    links: [
      ['#/recipes?row=unlock-san-fierro', 'First San Fierro'],
      ['#/recipes?row=unlock-las-venturas', 'then Las Venturas (both in this order)'],
      ['#/missions', 'missions'],
    ],
  },
  {
    drawing: 'id',
    title: 'Find an id',
    links: [
      ['#/vtypes', 'Vehicles'],
      ['#/weapons', 'weapons'],
      ['#/pickups', 'pickups'],
      ['#/garages', 'garages'],
      ['#/locations', 'doors'],
      ['#/variables', 'script variables'],
    ],
  },
  {
    drawing: 'code',
    title: 'Read a save in my language',
    links: [
      [`#${downloadsRoute}`, 'Format definitions'],
      ...exportFiles.slice(0, 4).map(({ file, tool }) => [`./data/${file}`, tool] as const),
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
          <p>
            {links.map(([href, text], index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={href}>{text}</a>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
