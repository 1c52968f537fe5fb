import { use } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import { fileHex, toHex } from '#shared/number.ts'
import { isRun } from '#shared/types.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { FactList } from '../ui/FactList.tsx'
import { useBlock } from './block.tsx'
import { FileOffset } from './FieldOffset.tsx'
import { type FoundField, fieldPosition } from './fieldAddress.ts'
import { offsetLines, shownOffset, structOffset } from './offsetLines.ts'
import { Sample, SampleValue } from './SampleBytes.tsx'
import styles from './SelectedField.module.css'

/** What an address names inside the field: an element of its list, a byte of its value. */
function InnerValue({ step, found: { steps, offset, byte } }: { step: Step; found: FoundField }) {
  const { format } = useBlock()
  const values = use(Sample)
  const last = steps.at(-1)
  if (last?.field !== step.field) return null
  const { index, element } = last
  const isInBlock = steps[0]?.struct === format.root
  const own = index !== null && isInBlock ? values?.ofElement?.(last) : undefined
  const shown = <code>{shownOffset(isInBlock ? 0 : null, offset)}</code>
  return (
    <>
      {index !== null && (
        <p>
          {shown} is element <b>{index}</b>
          {element && (
            <>
              : <code>{element.name}</code>
              {element.meaning && `, ${element.meaning}`}
            </>
          )}
          {isInBlock && step.field.struct !== null && '; its fields are listed below'}
        </p>
      )}
      {own && <SampleValue sample={own} sizeBytes={last.size} />}
      {byte > 0 && (
        <p>
          {shown} is byte {isRun(step.field.type) ? <b>{byte}</b> : `${byte} of this value, counted from 0`}
        </p>
      )}
    </>
  )
}

interface Props {
  step: Step
  found: FoundField | null
}

/** The position of the selected field, with copy buttons: offsets in block and file, and path. */
export function SelectedField({ step, found }: Props) {
  const { format, start } = useBlock()
  const { offset, isInBlock, inStruct, firstInBlock, path } = fieldPosition(format, step, found)
  const offsetText = `0x${toHex(offset)}`
  const inBlock = isInBlock ? offset : firstInBlock
  const lines = offsetLines(format, step, null)
  const isMovable =
    isInBlock && !format.isOfSave
      ? step.isMovable || found?.steps.some(({ isMovable }) => isMovable)
      : lines[0]?.isMovable
  const blockOffset = isInBlock ? (
    <>
      <code>{offsetText}</code> <CopyButton text={offsetText} what="offset" />
    </>
  ) : (
    lines.map(line => (
      <p key={line.of}>
        <code>{line.inBlock}</code> {line.of}
        {line.isMovable && ', in a typical save'}
      </p>
    ))
  )
  const fileOffset = inBlock !== null && !isMovable && (
    <>
      <FileOffset block={format.number} start={start} offset={inBlock} />{' '}
      {start !== null && <CopyButton text={`0x${fileHex(start + inBlock)}`} what="offset in the file" />}
    </>
  )
  return (
    <div className={styles.selected}>
      {found && <InnerValue step={step} found={found} />}
      <FactList
        className={styles.facts}
        facts={[
          ['Offset in the block', blockOffset],
          [
            'Offset in the struct',
            inStruct !== null && (
              <>
                <code>{structOffset(inStruct)}</code> in {step.struct}{' '}
                <CopyButton text={`0x${toHex(inStruct)}`} what="offset in the struct" />
              </>
            ),
          ],
          [isInBlock ? 'In the file' : 'In the file, first one', fileOffset],
          [
            'Path',
            <>
              <code>{path}</code> <CopyButton text={path} what="path" />
            </>,
          ],
        ]}
      />
    </div>
  )
}
