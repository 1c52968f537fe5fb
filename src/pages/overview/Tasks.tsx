import { downloadsRoute } from '#shared/route.ts'
import { exportFiles } from '../../site/exportFiles.ts'
import styles from './Tasks.module.css'

interface Task {
  /** Own drawing on a grid of 24 units, as lines. */
  readonly drawing: string
  readonly title: string
  /** Address and text of the links; the first answers the task, the others lead on. */
  readonly links: readonly (readonly [href: string, text: string])[]
}

/** What most users come for. */
const tasks: readonly Task[] = [
  {
    drawing: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 10v4M18 10v4',
    title: 'Change money or skills',
    links: [
      ['#/recipes?row=set-money', 'Set the money, step by step'],
      ['#/block/15?f=0004', 'Where money is stored'],
      ['#/block/16', 'Statistics and skills'],
      ['#/block/02', 'Weapons and health'],
    ],
  },
  {
    drawing:
      'M12 21c-4-4.6-6-7.8-6-10.5a6 6 0 0 1 12 0c0 2.7-2 5.9-6 10.5M12 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
    title: 'Change where you spawn',
    links: [
      ['#/recipes?row=move-to-savehouse', 'Move the save to another savehouse'],
      ['#/savehouses', 'Values of each savehouse'],
      ['#/map', 'Savehouses on the map'],
    ],
  },
  {
    drawing:
      'M3 16v-3.5L5.5 11 8 7h7l3 4 3 1.5V16zM6 16.5a1.8 1.8 0 1 0 3.6 0M14.4 16.5a1.8 1.8 0 1 0 3.6 0M6 11h12M11.5 7v4',
    title: 'Edit cars',
    links: [
      ['#/recipes?row=store-car', 'Put a car into a garage'],
      ['#/block/03', 'Where stored cars are'],
      ['#/vmods', 'Mods'],
      ['#/vcolors', 'Colours'],
    ],
  },
  {
    drawing: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 7.6-1.7M12 14.5v2.5',
    title: 'Unlock areas',
    links: [
      ['#/recipes?row=unlock-san-fierro', 'Countryside and San Fierro'],
      ['#/recipes?row=unlock-las-venturas', 'Las Venturas, after San Fierro'],
      ['#/missions', 'Missions'],
      ['#/checklist', '100% checklist'],
    ],
  },
  {
    drawing: 'M4 5h16v14H4zM7 9h4M7 12h4M7 15h4M14 9h3M14 12h3M14 15h3',
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
    drawing: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
    title: 'In your program',
    links: [
      ['#/code', 'Examples by language'],
      // A definition of two files is downloaded where both are linked.
      ...exportFiles
        .slice(0, 3)
        .map(({ file, tool, imports }) => [imports ? `#${downloadsRoute}` : `./data/${file}`, tool] as const),
      [`#${downloadsRoute}`, 'All downloads'],
    ],
  },
]

/** The tasks that most users come with, before all else. */
export function Tasks() {
  return (
    <ul className={styles.tasks} aria-label="Tasks">
      {tasks.map(({ drawing, title, links }) => (
        <li key={title}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          <h2>{title}</h2>
          <ul>
            {links.map(([href, text]) => (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
