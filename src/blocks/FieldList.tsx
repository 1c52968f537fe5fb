import { use, useState } from 'react'
import type { Step } from '#shared/format-path/step.ts'
import type { Struct } from '#shared/format-types.ts'
import { RenderMode, useIsComplete } from '../ui/renderMode.ts'
import { isWorthFolding, UnfoldButton } from '../ui/UnfoldButton.tsx'
import { FieldRow } from './FieldRow.tsx'
import type { FoundField } from './fieldAddress.ts'
import type { StructSample } from './SampleBytes.tsx'
import styles from './StructSection.module.css'

/** Number of fields in the first commit: with the grid above, they fill the window. */
const firstFields = 8

interface Props {
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
export function FieldList({ struct, fields, sample, active, onActive, selected, found }: Props) {
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
          />
        ))}
      </ol>
      {isFolded && (
        <UnfoldButton label={`Show all ${fields.length} fields`} onUnfold={() => setIsUnfolded(true)} />
      )}
    </>
  )
}
