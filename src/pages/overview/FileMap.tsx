import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import type { ShownPart } from '../../shared/format-types.ts'
import { toHex } from '../../shared/hex.ts'
import { blockRoute } from '../../shared/route.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import styles from './FileMap.module.css'
import { splitRows } from './splitRows.ts'

const rowSize = 0x4000
// A marker of five bytes is too thin to see: it is drawn with its block.
const markerSize = 5
const rows = splitRows(overview.parts.map(toDrawn), rowSize)

interface Drawn extends ShownPart {
  /** Its first byte in hex, as the address names it. */
  readonly markName: string
  readonly label: string | null
  /** Tooltip and accessible name. */
  readonly words: string
}

function toDrawn(part: ShownPart): Drawn {
  const { kind, block, title } = part
  const place = `${formatNumber(part.size)} bytes at ${toHex(part.start, 1)}`
  const named = kind === 'block' && blocks.find(candidate => candidate.block === block)
  if (!named) return { ...part, markName: toHex(part.start, 1), label: title, words: `${title}: ${place}` }
  const { description, realName } = named
  const real = realName ? `, actually: ${realName}` : ''
  return {
    ...part,
    markName: toHex(part.start, 1),
    start: part.start - markerSize,
    size: part.size + markerSize,
    label: `${block} ${description}`,
    words: `Block ${block}, ${description}${real}: ${place}`,
  }
}

/** The bytes of a typical save in rows, every block to scale and linked to its page. @param mark first byte of a part, in hex */
export function FileMap({ mark }: { mark: string | null }) {
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
                ...(part.markName === mark && { 'data-marked': true, tabIndex: -1 }),
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
        {formatNumber(overview.size)} bytes of a typical save (made indoors), {formatNumber(rowSize)} per row;
        offsets in hex. Hatched: leftover bytes.
      </figcaption>
    </figure>
  )
}
