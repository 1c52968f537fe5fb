import { useMemo } from 'react'
import type { Colour } from './colour.ts'
import { groupByHue } from './groupByHue.ts'
import styles from './Palette.module.css'
import { Swatch } from './Swatch.tsx'

/** All colours as tiles: greys, then by hue, each family from light to dark. */
export function Palette({ colours }: { colours: readonly Colour[] }) {
  const families = useMemo(() => groupByHue(colours), [colours])
  return (
    <div className={styles.palette}>
      {families.map(({ name, colours: members }) => (
        <section key={name}>
          <h3 className={styles.title}>
            {name} <span className={styles.count}>{members.length}</span>
          </h3>
          <ul className={styles.tiles}>
            {members.map(colour => (
              <li key={colour.id}>
                <Swatch colour={colour} shape="tile" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
