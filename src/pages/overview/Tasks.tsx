import { Fragment } from 'react'
import { exportFiles } from '../../site/exportFiles.ts'
import styles from './overview.module.css'

/** Common tasks, each with its page or route and link text. */
const tasks: readonly (readonly [task: string, answers: readonly (readonly [string, string])[]])[] = [
  [
    'What is at this offset?',
    [
      ['#/block/00', 'Ask on the page of its block'],
      ['#/variables', 'a script variable of block 01'],
    ],
  ],
  [
    'Move a save',
    [
      ['#/savehouses', 'All bytes of the 18 savehouses'],
      ['#/map', 'where they are'],
      ['#/recipes', 'recipes for other wishes'],
    ],
  ],
  [
    'Find an id',
    [
      ['#/vtypes', 'Vehicles'],
      ['#/vmods', 'mods'],
      ['#/vcolors', 'colours'],
      ['#/weapons', 'weapons'],
      ['#/pickups', 'pickups'],
      ['#/garages', 'garages'],
      ['#/locations', 'doors'],
    ],
  ],
  [
    'Where is it stored?',
    [
      ['#/block/15?f=0004', 'Money'],
      ['#/block/16', 'statistics and skills'],
      ['#/block/02', 'weapons and health'],
      ['#/block/03', 'cars in garages'],
      ['#/missions', 'missions'],
      ['#/block/00?f=00A8', 'weather and time'],
    ],
  ],
  ['Get the format for my tool', exportFiles.slice(0, 5).map(({ file, tool }) => [`./data/${file}`, tool])],
]

/** The five most common tasks. */
export function Tasks() {
  return (
    <dl className={styles.tasks} aria-label="Tasks">
      {tasks.map(([task, answers]) => (
        <div key={task}>
          <dt>{task}</dt>
          <dd>
            {answers.map(([href, words], index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <a href={href}>{words}</a>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
