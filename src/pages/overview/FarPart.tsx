import type { ReactNode } from 'react'
import offScreen from '../../ui/offScreen.module.css'
import styles from './FarPart.module.css'

interface Props {
  /** About how high it is on a wide screen. */
  heightRem: number
  children: ReactNode
}

/** What lies below the window at first: the start script lets the browser look at it only behind the first paint. */
export function FarPart({ heightRem, children }: Props) {
  return (
    <div
      className={`${offScreen.part} ${styles.far}`}
      style={{ containIntrinsicBlockSize: `auto ${heightRem}rem`, marginTop: 0 }} // its children have the space above them
    >
      {children}
    </div>
  )
}
