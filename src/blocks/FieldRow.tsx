import { memo } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { FieldSample } from '#shared/format-types.ts'
import { fieldRoute } from '#shared/route.ts'
import typeColours from '../site/typeColours.module.css'
import { RowActions } from '../table/actions/RowActions.tsx'
import { useBlock } from './block.tsx'
import { FieldOffset } from './FieldOffset.tsx'
import styles from './FieldRow.module.css'
import { FieldValues } from './FieldValues.tsx'
import { type FoundField, formatFieldAddress, useFieldLink } from './fieldAddress.ts'
import { useFieldChange } from './fieldChanges.ts'
import { fieldParts } from './fieldParts.ts'
import { bytesText, dataTypeText, meaningText, roleText, shownRange, typeText } from './fieldText.ts'
import { SampleValue } from './SampleBytes.tsx'
import { SelectedField } from './SelectedField.tsx'

/** Copy link and copy menu of a field. */
function FieldActions({ step }: { step: Step }) {
  const { format, start } = useBlock()
  return (
    <RowActions
      target={{
        name: `field ${step.name}`,
        route: fieldRoute(format.number, formatFieldAddress(format, step)),
        parts: fieldParts(format, step, start),
      }}
    />
  )
}

interface Props {
  step: Step
  sample: FieldSample | undefined
  /** The selection in the address, if it is within this field. */
  found: FoundField | null
  isActive: boolean
  onActive: (name: string | null) => void
}

/** A field in the list of its struct: offset, name, type and meaning; hover and focus also highlight it in the grid. */
export const FieldRow = memo(function FieldRow(props: Props) {
  const { step, sample, found, isActive, onActive } = props
  const { field, size } = step
  const { format } = useBlock()
  const isSelected = found !== null
  const linkTo = useFieldLink()
  const route = linkTo(formatFieldAddress(format, step))
  const role = roleText(field)
  const range = shownRange(field)
  const change = useFieldChange(step.struct, field.name)

  return (
    <li
      className={styles.row}
      data-role={field.role}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      onMouseEnter={() => onActive(field.name)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(field.name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('[role="menu"]')) onActive(null)
      }}
    >
      {isActive && (
        <div className={styles.actions}>
          <FieldActions step={step} />
        </div>
      )}
      {/* For a selected field, its details show the offset in the file of the element in the address. */}
      <FieldOffset step={step} isShort={isSelected} />
      <div className={styles.body}>
        <p className={styles.head}>
          <a className={styles.name} href={`#${route}`} aria-current={isSelected || undefined}>
            {field.name}
          </a>
          <span className={styles.type}>
            {field.struct === null ? (
              <code>{typeText(field)}</code>
            ) : (
              <a href={`#${linkTo(field.struct)}`}>
                <code>{typeText(field)}</code>
              </a>
            )}
          </span>
          <span className={styles.size}>{bytesText(size)}</span>
          <span className={`${typeColours.typed} ${styles.legend}`} data-type={field.legend}>
            {field.legend === 'unknown' && role ? role : dataTypeText(field)}
          </span>
          {role && field.legend !== 'unknown' && <span className={styles.badge}>{role}</span>}
          {change && <span className={styles.change}>{change}</span>}
          <span className={styles.evidence} data-evidence={field.evidence}>
            {field.evidence}
          </span>
        </p>
        <p>
          {meaningText(field.meaning)}
          {range && <span className={styles.range}> {range}</span>}
        </p>
        {sample && size > 0 && <SampleValue sample={sample} sizeBytes={size} />}
        {field.versions && <p className={styles.versions}>Versions: {field.versions}</p>}
        {field.values && <FieldValues step={step} values={field.values} what="Values" isOpen={isSelected} />}
        {field.positions && (
          <FieldValues step={step} values={field.positions} what="Indexes" isOpen={isSelected} />
        )}
        {isSelected && <SelectedField step={step} found={found} />}
      </div>
    </li>
  )
})
