import { memo, use, useState } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { FieldSample, Struct } from '#shared/format-types.ts'
import { fieldRoute } from '#shared/route.ts'
import typeColours from '../site/typeColours.module.css'
import { RowActions } from '../table/actions/RowActions.tsx'
import { RenderMode, useIsComplete } from '../ui/renderMode.ts'
import { isWorthFolding, UnfoldButton } from '../ui/UnfoldButton.tsx'
import { useBlock, useFieldChange } from './block.tsx'
import { FieldOffset } from './FieldOffset.tsx'
import rowStyles from './FieldRow.module.css'
import { FieldValues } from './FieldValues.tsx'
import { type FoundField, formatFieldAddress, useFieldLink } from './fieldAddress.ts'
import { fieldParts } from './fieldParts.ts'
import { bytesText, dataTypeText, roleText, shownRange, typeText } from './fieldText.ts'
import { SampleValue, type StructSample } from './SampleBytes.tsx'
import { SelectedField } from './SelectedField.tsx'
import styles from './StructSection.module.css'

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

interface RowProps {
  step: Step
  sample: FieldSample | undefined
  /** The selection in the address, if it is within this field. */
  found: FoundField | null
  isActive: boolean
  onActive: (name: string | null) => void
  /** Offset in the block of the element that is shown; null for all of them. */
  element: number | null
}

/** A field in the list of its struct: offset, name, type and meaning; hover and focus also highlight it in the grid. */
const FieldRow = memo(function FieldRow(props: RowProps) {
  const { step, sample, found, isActive, onActive, element } = props
  const { field, size } = step
  const { format } = useBlock()
  const isSelected = found !== null
  const linkTo = useFieldLink()
  const route = linkTo(formatFieldAddress(format, step, element))
  const role = roleText(field)
  const range = shownRange(field)
  const change = useFieldChange(step.struct, field.name)

  return (
    <li
      className={rowStyles.row}
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
        <div className={rowStyles.actions}>
          <FieldActions step={step} />
        </div>
      )}
      {/* For a selected field, its details show the offset in the file of the element in the address. */}
      <FieldOffset step={step} isShort={isSelected} element={element} />
      <div className={rowStyles.body}>
        <p className={rowStyles.head}>
          <a className={rowStyles.name} href={`#${route}`} aria-current={isSelected || undefined}>
            {field.name}
          </a>
          <span className={rowStyles.type}>
            {field.struct === null ? (
              <code>{typeText(field)}</code>
            ) : (
              <a href={`#${linkTo(field.struct)}`}>
                <code>{typeText(field)}</code>
              </a>
            )}
          </span>
          <span className={rowStyles.size}>{bytesText(size)}</span>
          <span className={`${typeColours.typed} ${rowStyles.legend}`} data-type={field.legend}>
            {field.legend === 'unknown' && role ? role : dataTypeText(field)}
          </span>
          {role && field.legend !== 'unknown' && <span className={rowStyles.badge}>{role}</span>}
          {change && <span className={rowStyles.change}>{change}</span>}
          <span className={rowStyles.evidence} data-evidence={field.evidence}>
            {field.evidence}
          </span>
        </p>
        <p>
          {field.meaning}
          {range && <span className={rowStyles.range}> {range}</span>}
        </p>
        {sample && size > 0 && <SampleValue sample={sample} sizeBytes={size} />}
        {field.versions && <p className={rowStyles.versions}>Versions: {field.versions}</p>}
        {field.values && <FieldValues step={step} values={field.values} what="Values" isOpen={isSelected} />}
        {field.positions && (
          <FieldValues step={step} values={field.positions} what="Indexes" isOpen={isSelected} />
        )}
        {isSelected && <SelectedField step={step} found={found} />}
      </div>
    </li>
  )
})

/** Number of fields in the first commit: with the grid above, they fill the window. */
const firstFields = 8

interface Props extends Pick<RowProps, 'element'> {
  struct: Struct
  fields: readonly Step[]
  sample: StructSample
  /** Name of the field that is highlighted in the grid. */
  active: string | null
  onActive: (name: string | null) => void
  /** Name of the field that the address leads to or into. */
  selected: string | null
  /** The selection in the address. */
  found: FoundField | null
}

/** The fields of a struct. On phones a long list is folded until the user or the address asks for the rest. */
export function FieldList(props: Props) {
  const { struct, fields, sample, active, onActive, selected, found, element } = props
  const isComplete = useIsComplete()
  const mode = use(RenderMode)
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (selected && !isUnfolded) setIsUnfolded(true) // and it stays so: the page does not jump when the field is let go
  const isFolded = mode === 'live' && !isUnfolded && isWorthFolding(fields.length)
  return (
    <>
      <ol
        className={styles.fields}
        data-folded={isFolded || undefined}
        aria-label={`Fields of ${struct.title}`}
      >
        {(isComplete ? fields : fields.slice(0, firstFields)).map(step => (
          <FieldRow
            key={step.name}
            step={step}
            sample={sample?.[step.name]}
            found={selected === step.name ? found : null}
            isActive={active === step.name}
            onActive={onActive}
            element={element}
          />
        ))}
      </ol>
      {isFolded && (
        <UnfoldButton label={`Show all ${fields.length} fields`} onUnfold={() => setIsUnfolded(true)} />
      )}
    </>
  )
}
