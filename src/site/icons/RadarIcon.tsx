import spriteUrl from '../../generated/radar-icons.svg'
import styles from './RadarIcon.module.css'

interface Props {
  /** Two upper-case hex digits; 00 and 03 have no image. */
  byte: string
  /** Alternative text. Without it the icon is decorative and hidden from screen readers. */
  label?: string
}

/** The radar icon of a byte, for both themes. */
export function RadarIcon({ byte, label }: Props) {
  return (
    <svg
      className={styles.icon}
      width={16}
      height={16}
      viewBox="0 0 16 16"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <use href={`${spriteUrl}#${byte}`} />
    </svg>
  )
}
