import { toHex } from '../../generated/algebra/hex.ts'
import { blockRoute } from '../../generated/algebra/route.ts'
import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import type { ShownPart } from '../../generated/format/types.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import styles from './FileMap.module.css'
import { splitRows } from './splitRows.ts'

const rowSize = 0x4000
// A marker of five bytes is thinner than a hair here: it is drawn with the block that it begins.
const markerSize = 5
const rows = splitRows(overview.parts.map(toDrawn), rowSize)

interface Drawn extends ShownPart {
  readonly label: string | null
  /** Said of it to the pointer and to screen readers. */
  readonly words: string
}

function toDrawn(part: ShownPart): Drawn {
  const { kind, block, title } = part
  const place = `${formatNumber(part.size)} bytes at ${toHex(part.start, 1)}`
  const named = kind === 'block' && blocks.find(candidate => candidate.block === block)
  if (!named) return { ...part, label: title, words: `${title}: ${place}` }
  const { description, realName } = named
  const real = realName ? `, really: ${realName}` : ''
  return {
    ...part,
    start: part.start - markerSize,
    size: part.size + markerSize,
    label: `${block} ${description}`,
    words: `Block ${block}, ${description}${real}: ${place}`,
  }
}

/** The bytes of a typical save in rows, every block to scale and linked to its page. */
export function FileMap() {
  return (
    <figure>
      <div className={styles.map}>
        {rows.map(({ start, pieces }) => (
          <div key={start} className={styles.row}>
            <code className={styles.offset}>{toHex(start, 5)}</code>
            {pieces.map(({ part, size, isFirst }) => {
              const text = isFirst && part.label
              const shared = {
                className: styles.part,
                'data-kind': part.kind,
                'data-tone': Number.parseInt(part.block ?? '0', 10) % 2,
                style: { flexGrow: size },
              }
              // A part that goes on in the next row is one link to keyboards and screen readers.
              const reader = isFirst ? { 'aria-label': part.words } : { 'aria-hidden': true, tabIndex: -1 }
              // An empty block has no page.
              const isLinked = (part.kind === 'block' && part.size > markerSize) || part.block === '30'
              return isLinked && part.block !== null ? (
                <a
                  key={part.start}
                  {...shared}
                  href={`#${blockRoute(part.block)}`}
                  title={part.words}
                  {...reader}
                >
                  {text}
                </a>
              ) : (
                <span key={part.start} {...shared} title={part.words}>
                  {text}
                </span>
              )
            })}
            <span style={{ flexGrow: rowSize - pieces.reduce((sum, piece) => sum + piece.size, 0) }} />
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        {formatNumber(overview.size)} bytes of a typical save made inside, {formatNumber(rowSize)} in a row;
        offsets in hex. Hatched: left-over bytes.
      </figcaption>
    </figure>
  )
}
