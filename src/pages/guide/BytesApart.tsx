import { formatNumber } from '#shared/format-number.ts'
import { toHex } from '#shared/hex.ts'
import { fileBytes } from '../../site/fileBytes.ts'
import typeColours from '../../site/typeColours.module.css'
import styles from './guide.module.css'

const money = 1_000_000
/** What follows the marker of block 15: its size, which the game writes first, and the money. */
const parts = [
  { bytes: '42 4C 4F 43 4B', type: 'string', meaning: 'the letters BLOCK', offset: null },
  {
    bytes: fileBytes(40, 'i32'),
    type: 'integer',
    meaning: 'number of bytes that follow: 40',
    offset: '0000',
  },
  {
    bytes: fileBytes(money, 'i32'),
    type: 'integer',
    meaning: `money: ${formatNumber(money)}`,
    offset: '0004',
  },
]

/** A row of bytes of a save, taken apart. */
export function BytesApart() {
  return (
    <figure className={styles.figure}>
      <div className={styles.row}>
        {parts.map(({ bytes, type, meaning, offset }) => (
          <div key={meaning} className={`${typeColours.typed} ${styles.part}`} data-type={type}>
            <span className={styles.offset}>{offset ?? 'marker'}</span>
            <code>{bytes}</code>
            <span>{meaning}</span>
          </div>
        ))}
      </div>
      <figcaption>
        The start of block 15 in a save with ${formatNumber(money)}: {formatNumber(money)} is 0x
        {toHex(money, 8)}, and its bytes in the file are {fileBytes(money, 'i32')}.
      </figcaption>
    </figure>
  )
}
