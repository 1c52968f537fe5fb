import spriteUrl from '../../generated/radar-icons.svg'
import styles from './RadarIcon.module.css'

interface Props {
  /** Two upper-case hex digits; 00 and 03 have no image. */
  byte: string
  /** Alternative text. Without it the icon is decorative and hidden from screen readers. */
  label?: string
  /** Edge in CSS pixels; multiples of 16 are sharpest. */
  size?: number
}

/** The radar icon of a byte, for both themes. */
export function RadarIcon({ byte, label, size = 16 }: Props) {
  const picture = <use href={`${spriteUrl}#${byte}`} />
  const frame = { className: styles.icon, width: size, height: size, viewBox: '0 0 16 16' }
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {picture}
      </svg>
    )
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {picture}
    </svg>
  )
}
