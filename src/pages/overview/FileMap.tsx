import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import type { FilePart } from '../../generated/format/types.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import styles from './FileMap.module.css'
import { splitRows } from './splitRows.ts'

const rowSize = 0x4000
// A marker of five bytes is thinner than a hair here: it is drawn with the block that it begins.
const markerSize = 5
const parts = overview.parts.map(part =>
  part.kind === 'block' ? { ...part, start: part.start - markerSize, size: part.size + markerSize } : part,
)
const rows = splitRows(parts, rowSize)

/** The one name of what lies there. */
function nameOf({ kind, block, title }: FilePart): string {
  const named = kind === 'block' && blocks.find(candidate => candidate.block === block)
  return named ? named.description : title
}

function describe(part: FilePart): string {
  const { block, title, start, size, kind } = part
  const real = title === nameOf(part) ? '' : `, really: ${title.toLowerCase()}`
  const name = kind === 'block' ? `Block ${block}, ${nameOf(part)}${real}` : title
  return `${name}: ${formatNumber(size)} bytes at ${start.toString(16).toUpperCase()}`
}

/** The bytes of a typical save in rows, every block to scale and linked to its page. */
export function FileMap() {
  return (
    <figure>
      <div className={styles.map}>
        {rows.map(({ start, pieces }) => (
          <div key={start} className={styles.row}>
            <code className={styles.offset}>{start.toString(16).toUpperCase().padStart(5, '0')}</code>
            {pieces.map(({ part, size, isFirst }) => {
              const text = isFirst && (part.kind === 'block' ? `${part.block} ${nameOf(part)}` : part.title)
              const shared = {
                className: styles.part,
                'data-kind': part.kind,
                'data-tone': Number.parseInt(part.block ?? '0', 10) % 2,
                style: { flexGrow: size },
              }
              // A part that goes on in the next row is one link to keyboards and screen readers.
              const reader = isFirst
                ? { 'aria-label': describe(part) }
                : { 'aria-hidden': true, tabIndex: -1 }
              // An empty block has no page.
              const isLinked = (part.kind === 'block' && part.size > markerSize) || part.block === '30'
              return isLinked ? (
                <a
                  key={part.start}
                  {...shared}
                  href={`#/block/${part.block}`}
                  title={describe(part)}
                  {...reader}
                >
                  {text}
                </a>
              ) : (
                <span key={part.start} {...shared} title={describe(part)}>
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
