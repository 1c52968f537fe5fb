import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { toHex } from '../shared/hex.ts'
import { isRun } from '../shared/types.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { useBlockStart } from './blockStart.ts'
import { fileOffsetText } from './byteLines.ts'
import styles from './FieldPlace.module.css'
import { FileOffset } from './FileOffset.tsx'
import type { FoundField } from './findField.ts'
import { findPlace } from './findPlace.ts'
import { offsetLines, shownOffset, structOffset } from './offsetLines.ts'
import type { PlacedField } from './placedField.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  placed: PlacedField
  found: FoundField | null
}

/** The position of the selected field, with copy buttons: offsets in block and file, and path. */
export function FieldPlace({ format, struct, placed, found }: Props) {
  const { offset, isInBlock, inStruct, firstInBlock, path } = findPlace(format, struct, placed, found)
  const last = found?.steps.at(-1)
  const isInnermost = last?.placed.field === placed.field
  const offsetText = `0x${toHex(offset)}`
  const inBlock = isInBlock ? offset : firstInBlock
  const start = useBlockStart()
  const lines = offsetLines(format, struct, placed, null)
  const askedStart = found?.steps[0]?.struct === format.root ? 0 : null
  const isMovable = isInBlock
    ? placed.isMovable || found?.steps.some(step => step.placed.isMovable)
    : lines[0]?.isMovable
  return (
    <div className={styles.place}>
      {found && isInnermost && last.index !== null && (
        <p>
          <code>{shownOffset(askedStart, found.offset)}</code> is{' '}
          {isRun(placed.field.type) ? 'byte' : 'element'} <b>{last.index}</b>
          {found.element && (
            <>
              : <code>{found.element.name}</code>
              {found.element.meaning && `, ${found.element.meaning}`}
            </>
          )}
        </p>
      )}
      {found && isInnermost && found.byte > 0 && (
        <p>
          <code>{shownOffset(askedStart, found.offset)}</code> is byte {found.byte} of this value, counted
          from 0
        </p>
      )}
      <dl>
        {isInBlock ? (
          <div>
            <dt>Offset in the block</dt>
            <dd>
              <code>{offsetText}</code> <CopyButton text={offsetText} what="offset" />
            </dd>
          </div>
        ) : (
          <div>
            <dt>Offset in the block</dt>
            {lines.map(line => (
              <dd key={line.of}>
                <code>{line.inBlock}</code> {line.of}
                {line.isMovable && ', in a typical save'}
              </dd>
            ))}
          </div>
        )}
        {inStruct !== null && (
          <div>
            <dt>Offset in the struct</dt>
            <dd>
              <code>{structOffset(inStruct)}</code> in {struct.name}{' '}
              <CopyButton text={`0x${toHex(inStruct)}`} what="offset in the struct" />
            </dd>
          </div>
        )}
        {inBlock !== null && !isMovable && (
          <div>
            <dt>{isInBlock ? 'In the file' : 'First in the file'}</dt>
            <dd>
              <FileOffset block={format.number} start={start} offset={inBlock} />
              {start !== null && (
                <>
                  {' '}
                  <CopyButton text={fileOffsetText(start, inBlock)} what="offset in the file" />
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>Path</dt>
          <dd>
            <code>{path}</code> <CopyButton text={path} what="path" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
