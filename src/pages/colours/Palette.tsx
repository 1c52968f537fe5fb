import { useMemo } from 'react'
import { useGrowth } from '../../ui/useGrowth.ts'
import type { Colour } from './colour.ts'
import { groupByHue } from './groupByHue.ts'
import styles from './Palette.module.css'
import { Swatch } from './Swatch.tsx'

/** Those that fill the first screen. */
const firstFamilies = 2

/** All colours as tiles: greys, then by hue, each family from light to dark. */
export function Palette({ colours }: { colours: readonly Colour[] }) {
  const families = useMemo(() => groupByHue(colours), [colours])
  const count = useGrowth(firstFamilies, families.length)
  return (
    <div className={styles.palette}>
      {families.slice(0, count).map(({ name, colours: members }) => (
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
