import type { Step } from '#shared/format-path/step.ts'
import { toHex } from '#shared/hex.ts'
import { isRun } from '#shared/types.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { useBlock } from './block.tsx'
import { FileOffset } from './FieldOffset.tsx'
import type { FoundField } from './fieldAddress.ts'
import { fieldPosition } from './fieldPosition.ts'
import { fileOffsetText } from './gridParts.ts'
import { offsetLines, shownOffset, structOffset } from './offsetLines.ts'
import styles from './SelectedField.module.css'

interface Props {
  step: Step
  found: FoundField | null
}

/** The position of the selected field, with copy buttons: offsets in block and file, and path. */
export function SelectedField({ step, found }: Props) {
  const { format, start } = useBlock()
  const { offset, isInBlock, inStruct, firstInBlock, path } = fieldPosition(format, step, found)
  const last = found?.steps.at(-1)
  const isInnermost = last?.field === step.field
  const offsetText = `0x${toHex(offset)}`
  const inBlock = isInBlock ? offset : firstInBlock
  const lines = offsetLines(format, step, null)
  const foundIn = found?.steps[0]?.struct === format.root ? 0 : null
  const isMovable =
    isInBlock && !format.isOfSave
      ? step.isMovable || found?.steps.some(({ isMovable }) => isMovable)
      : lines[0]?.isMovable
  return (
    <div className={styles.selected}>
      {found && isInnermost && last.index !== null && (
        <p>
          <code>{shownOffset(foundIn, found.offset)}</code> is element <b>{last.index}</b>
          {last.element && (
            <>
              : <code>{last.element.name}</code>
              {last.element.meaning && `, ${last.element.meaning}`}
            </>
          )}
        </p>
      )}
      {found && isInnermost && found.byte > 0 && (
        <p>
          <code>{shownOffset(foundIn, found.offset)}</code> is byte{' '}
          {isRun(step.field.type) ? <b>{found.byte}</b> : `${found.byte} of this value, counted from 0`}
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
              <code>{structOffset(inStruct)}</code> in {step.struct}{' '}
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
