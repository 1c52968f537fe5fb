import { formatNumber } from '#shared/format-number.ts'
import type { ShownPart } from '#shared/format-types.ts'
import { fileHex, parseHex, toHex } from '#shared/hex.ts'
import { blockRoute, fileEnd } from '#shared/route.ts'
import { blocks } from '../../generated/blocks.ts'
import { overview } from '../../generated/format/overview.ts'
import styles from './FileMap.module.css'
import { splitRows } from './splitRows.ts'

const rowSize = 0x4000
// A five-byte marker is too thin to see, so it is drawn with its block.
const markerSize = 5
/** Width of a letter of a label as share of a row, in a window of 1280 px. */
const charShare = 0.0075
const drawn = overview.parts.map(toDrawn)
const rows = splitRows(drawn, rowSize)

interface Drawn extends ShownPart {
  /** Its first byte in hex, as in the address. */
  readonly markName: string
  readonly label: string | null
  /** Tooltip and accessible name. */
  readonly words: string
}

function toDrawn(part: ShownPart): Drawn {
  const { kind, block, title } = part
  const extent = `${formatNumber(part.size)} bytes at ${fileHex(part.start)}`
  const named = kind === 'block' && blocks.find(candidate => candidate.block === block)
  if (!named) return { ...part, markName: toHex(part.start, 1), label: title, words: `${title}: ${extent}` }
  const { name } = named
  return {
    ...part,
    markName: toHex(part.start, 1),
    start: part.start - markerSize,
    size: part.size + markerSize,
    label: `${block} ${name}`,
    words: `Block ${block}, ${name}: ${extent}`,
  }
}

// An empty block has no page.
const isLinked = ({ kind, size, block }: Drawn) =>
  (kind === 'block' && size > markerSize) || block === fileEnd

/** Blocks that have no room for their name even in a wide window. */
const narrow = drawn.filter(
  part =>
    isLinked(part) && part.kind === 'block' && part.size / rowSize < charShare * (part.label?.length ?? 0),
)

/** Widths of the parts of a row, set on the row, so that no part moves while the document is parsed. */
function columnsOf(pieces: (typeof rows)[number]['pieces']): string {
  const rest = rowSize - pieces.reduce((sum, { size }) => sum + size, 0)
  const widths = pieces.map(({ part, size }) => {
    const least = isLinked(part) ? '1.5rem' : part.kind === 'checksum' ? '3px' : '0' // wide enough to hit, or to see
    return `minmax(${least}, ${size}fr)`
  })
  return ['3.25rem', ...widths, `${rest}fr`].join(' ')
}

interface MarkedByte {
  readonly part: Drawn
  readonly offset: number
}

/** The byte to mark, and the part it is in: an empty block has the byte after its marker. */
function markedByte(mark: string | null): MarkedByte | null {
  const offset = parseHex(mark ?? '')
  const part =
    drawn.find(({ markName }) => markName === mark) ??
    drawn.find(({ start, size }) => offset >= start && offset < start + size)
  return part ? { part, offset } : null
}

function ByteText({ part: { markName, words }, offset }: MarkedByte) {
  const inPart = offset - parseHex(markName)
  return (
    <p className={styles.byteText}>
      Byte <code>{fileHex(offset)}</code> ({formatNumber(offset)}) of a typical save: {words}
      {inPart > 0 && (
        <>
          , at <code>+{toHex(inPart)}</code> in it
        </>
      )}
    </p>
  )
}

/** The bytes of a typical save in rows, every block to scale and linked to its page. @param mark byte to mark, in hex */
export function FileMap({ mark }: { mark: string | null }) {
  const marked = markedByte(mark)
  return (
    <figure>
      {marked && <ByteText {...marked} />}
      <div className={styles.map}>
        {rows.map(({ start, pieces }) => (
          <div key={start} className={styles.row} style={{ gridTemplateColumns: columnsOf(pieces) }}>
            <code className={styles.offset}>{fileHex(start)}</code>
            {pieces.map(({ part, start: pieceStart, size, isFirst }) => {
              const isMarked = part === marked?.part
              const inPiece = isMarked ? (marked.offset - pieceStart) / size : -1
              const text = (
                <>
                  {isFirst && part.label}
                  {inPiece >= 0 && inPiece < 1 && (
                    <i className={styles.byte} style={{ insetInlineStart: `${inPiece * 100}%` }} />
                  )}
                </>
              )
              const shared = {
                className: styles.part,
                'data-kind': part.kind,
                'data-tone': Number.parseInt(part.block ?? '0', 10) % 2,
                ...(isMarked && { 'data-marked': true, tabIndex: -1 }),
              }
              // A part that spans several rows is one link for keyboards and screen readers.
              const accessibleProps = isFirst
                ? { 'aria-label': part.words }
                : { 'aria-hidden': true, tabIndex: -1 }
              const link = isLinked(part) &&
                part.block !== null && { href: `#${blockRoute(part.block)}`, ...accessibleProps }
              const Element = link ? 'a' : 'span'
              return (
                <Element key={part.start} {...shared} title={part.words} {...link}>
                  {text}
                </Element>
              )
            })}
          </div>
        ))}
      </div>
      <ul className={styles.narrow} aria-label="Narrow blocks">
        {narrow.map(({ block, label, start }) => (
          <li key={start}>{block && label && <a href={`#${blockRoute(block)}`}>{label}</a>}</li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        The {formatNumber(overview.size)} bytes of a typical save (made indoors), {formatNumber(rowSize)} per
        row, with hex offsets. Hatched parts are leftover bytes.
      </figcaption>
    </figure>
  )
}
