import type { Step } from '#shared/format-path/step.ts'
import { fileHex, formatNumber, toHex } from '#shared/number.ts'
import { useBlock } from './block.tsx'
import { markerOrdinal } from './blockStart.ts'
import styles from './FieldOffset.module.css'
import { type OffsetLine, offsetLines, structOffset } from './offsetLines.ts'

interface FileOffsetProps {
  block: string
  /** Of the block in the file; null if unknown. */
  start: number | null
  /** In the block. */
  offset: number
}

/** An offset in the file if the start of its block is known, otherwise how to find it. */
export function FileOffset({ block, start, offset }: FileOffsetProps) {
  if (start !== null) return <code>{`0x${fileHex(start + offset)}`}</code>
  return (
    <>
      <code>0x{toHex(offset)}</code> after the {markerOrdinal(block)} <code>BLOCK</code> marker
    </>
  )
}

const typical = 'in a typical save; depends on the length of the lists before it'

/** The offset in the block, and in the file if known. */
function Line({ line, isOneOfSeveral }: { line: OffsetLine; isOneOfSeveral: boolean }) {
  const { form, inBlock, inFile, of, count, isMovable } = line
  const elements = count > 0 ? `n of ${formatNumber(count)}` : 'n'
  const every = form === 'formula' ? `, for element ${elements}, counted from 0` : ''
  const offset = form === 'few' ? `Offsets of ${count} elements` : 'Offset'
  const where = isMovable ? `${every}, ${typical}` : every
  return (
    <>
      <code title={`${offset} in the block${where}`}>{inBlock}</code>
      {isMovable && <small title={`Offset ${typical}`}> typical</small>}
      {isOneOfSeveral && <small className={styles.of}>{of}</small>}
      {inFile !== null && (
        <small className={styles.file} title={`${offset} in the file${every}`}>
          file {inFile}
        </small>
      )}
    </>
  )
}

interface Props {
  step: Step
  /** Whether to omit the offsets in the file. */
  isShort: boolean
  /** Offset in the block of the element that is shown; null for all of them. */
  element: number | null
}

/** The offsets of a field: in the block, then in its struct. For movable fields the one in the struct comes first. */
export function FieldOffset({ step, isShort, element }: Props) {
  const { format, start } = useBlock()
  const lines = offsetLines(format, step, isShort ? null : start, element)
  const isInStruct = step.struct !== format.root
  const isStructFirst = isInStruct && lines.every(({ isMovable }) => isMovable)
  const inStruct = isInStruct && (
    <p
      className={isStructFirst ? styles.first : styles.second}
      title={`Offset in each ${step.struct} struct`}
    >
      <code>{structOffset(step.offset)}</code> <small>in {step.struct}</small>
    </p>
  )
  return (
    <div className={styles.offset}>
      {isStructFirst && inStruct}
      {lines.map(line => (
        <p key={line.of} className={line.isMovable && isInStruct ? styles.second : styles.first}>
          <Line line={line} isOneOfSeveral={lines.length > 1} />
        </p>
      ))}
      {!isStructFirst && inStruct}
    </div>
  )
}
