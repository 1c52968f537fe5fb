import { createPortal } from 'react-dom'
import type { Step } from '#shared/format-path/step.ts'
import { CloseButton, useClosable, useEscape } from '../ui/closable.tsx'
import styles from './FieldCard.module.css'
import { bytesText, shownRange, typeText } from './fieldText.ts'
import { shownOffset } from './offsetLines.ts'

interface SummaryProps {
  step: Step
  structStart: number | null
}

function Summary({ step: { field, offset, size }, structStart }: SummaryProps) {
  const range = shownRange(field)
  const end = offset + Math.max(size - 1, 0)
  return (
    <>
      <p>
        <code>
          {shownOffset(structStart, offset)}
          {end > offset && `–${shownOffset(structStart, end)}`}
        </code>{' '}
        <b>{field.name}</b>{' '}
        <span className={styles.hint}>
          {typeText(field)}, {bytesText(size)}
        </span>
      </p>{' '}
      <p>
        {field.meaning}
        {range && <span className={styles.hint}> {range}</span>}
      </p>
    </>
  )
}

interface HintProps extends Omit<SummaryProps, 'step'> {
  step: Step | undefined
}

/**
 * Summary of the field under the pointer, below the grid; screen readers get it from the field list. It keeps
 * its space without a field, so that nothing moves under the pointer.
 */
export function FieldHint({ step, structStart }: HintProps) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {step ? (
        <Summary step={step} structStart={structStart} />
      ) : (
        <p className={styles.hint}>Hover over or select a byte.</p>
      )}
    </div>
  )
}

interface CardProps extends SummaryProps {
  onClose: () => void
  /** Scrolls to the field in the list. */
  onShow: () => void
}

/**
 * Card of the field selected in the grid, at the lower edge of the viewport, so that the grid does not move.
 * It is outside the sections, whose containment would capture its fixed position.
 */
export function FieldCard({ step, structStart, onClose, onShow }: CardProps) {
  const { close, frame } = useClosable(onClose)
  useEscape(true, onClose) // the focus stays in the grid
  return createPortal(
    <section className={styles.card} aria-label={`Field ${step.name}`} {...frame}>
      <div>
        <Summary step={step} structStart={structStart} />
        <button type="button" className={styles.show} onClick={onShow}>
          Show details in the list
        </button>
      </div>
      <CloseButton what={step.name} onClose={close} />
    </section>,
    document.querySelector('main') ?? document.body,
  )
}
