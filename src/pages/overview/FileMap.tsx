import { useMemo } from 'react'
import type { ShownPart } from '#shared/format-types.ts'
import { fileHex, formatNumber, parseHex, toHex } from '#shared/number.ts'
import { blockRoute } from '#shared/route.ts'
import { blocks } from '../../generated/blocks.ts'
import styles from './FileMap.module.css'
import { type Piece, splitRows } from './splitRows.ts'

const rowSize = 0x4000
// A five-byte marker is too thin to see, so it is drawn with its block.
const markerSize = 5
/** Width of a letter of a label as share of a row, in a window of 1280 px. */
const charShare = 0.0075

type Drawn = ReturnType<typeof toDrawn>

function toDrawn(part: ShownPart) {
  const { kind, block, title } = part
  const extent = `${formatNumber(part.size)} bytes at ${fileHex(part.start)}`
  const { name, hasPage = false } = blocks.find(candidate => candidate.block === block) ?? {}
  /** With its first byte in hex, as in the address. */
  const shared = { ...part, markName: toHex(part.start, 1), hasPage }
  const isNamed = kind === 'block' && (hasPage || part.size === 0) // only phones have a block 28
  // The words are tooltip and accessible name.
  if (!isNamed) return { ...shared, label: title, words: `${title}: ${extent}` }
  return {
    ...shared,
    start: part.start - markerSize,
    size: part.size + markerSize,
    label: `${block} ${name}`,
    words: `Block ${block}, ${name}: ${extent}`,
  }
}

/** Whether a block has no room for its name even in a wide window. */
const isNarrow = ({ kind, hasPage, size, label }: Drawn) =>
  hasPage && kind === 'block' && size / rowSize < charShare * (label?.length ?? 0)

/** Widths of the parts of a row, set on the row, so that no part moves while the document is parsed. */
function columnsOf(pieces: readonly Piece<Drawn>[]): string {
  const rest = rowSize - pieces.reduce((sum, { size }) => sum + size, 0)
  const widths = pieces.map(({ part, size }) => {
    const least = part.hasPage ? '1.5rem' : part.kind === 'checksum' ? '3px' : '0' // wide enough to hit, or to see
    return `minmax(${least}, ${size}fr)`
  })
  return ['3.25rem', ...widths, `${rest}fr`].join(' ')
}

interface MarkedByte {
  readonly part: Drawn
  readonly offset: number
}

/** The byte to mark, and the part it is in: an empty block has the byte after its marker. */
function markedByte(drawn: readonly Drawn[], mark: string | null): MarkedByte | null {
  const offset = parseHex(mark ?? '')
  const part =
    drawn.find(({ markName }) => markName === mark) ??
    drawn.find(({ start, size }) => offset >= start && offset < start + size)
  return part ? { part, offset } : null
}

function ByteText({ part: { markName, words }, offset, file }: MarkedByte & Pick<Props, 'file'>) {
  const inPart = offset - parseHex(markName)
  return (
    <p className={styles.byteText}>
      Byte <code>{fileHex(offset)}</code> ({formatNumber(offset)}) of {file}: {words}
      {inPart > 0 && (
        <>
          , at <code>+{toHex(inPart)}</code> in it
        </>
      )}
    </p>
  )
}

interface Props {
  parts: readonly ShownPart[]
  /** Name of the file that they are of. */
  file: string
  /** Byte to mark, in hex. */
  mark: string | null
}

/** The bytes of a save in rows, every block to scale and linked to its page. */
export function FileMap({ parts, file, mark }: Props) {
  const drawn = useMemo(() => parts.map(toDrawn), [parts])
  const rows = useMemo(() => splitRows(drawn, rowSize), [drawn])
  const marked = markedByte(drawn, mark)
  const last = parts.at(-1)
  return (
    <figure>
      {marked && <ByteText {...marked} file={file} />}
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
              const link = part.hasPage &&
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
        {drawn.filter(isNarrow).map(({ block, label, start }) => (
          <li key={start}>{block && label && <a href={`#${blockRoute(block)}`}>{label}</a>}</li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        The {formatNumber(last ? last.start + last.size : 0)} bytes of {file}, {formatNumber(rowSize)} per
        row, with hex offsets. The hatched parts are padding, from which the game loads nothing.
      </figcaption>
    </figure>
  )
}
