import run from '../../blocks/Run.module.css'
import { legend } from '../../generated/legend.ts'
import typeColours from '../../site/typeColours.module.css'
import styles from './LegendPage.module.css'

const roles: Readonly<Record<string, string>> = { dots: 'filler', hatching: 'unwritten' }

/** A symbol of the byte grid; nothing for terms. */
export function LegendSymbol({ of }: { of: string }) {
  if (of === 'colours')
    return (
      <ul className={styles.signs}>
        {legend.map(({ key, type }) => (
          <li key={key} className={`${typeColours.typed} ${styles.colour}`} data-type={key}>
            {type}
          </li>
        ))}
      </ul>
    )
  if (of === 'double-bars')
    return (
      <span
        aria-hidden="true"
        className={`${typeColours.typed} ${run.bar} ${styles.sign}`}
        data-type="struct"
      />
    )
  const role = roles[of]
  if (role === undefined) return null
  const classes = `${typeColours.typed} ${run.run} ${styles.sign}`
  return <span aria-hidden="true" className={classes} data-type="unknown" data-role={role} />
}
