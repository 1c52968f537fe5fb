import type { BlockFormat, Struct } from '../shared/format-types.ts'
import styles from './FieldList.module.css'
import { FieldRow } from './FieldRow.tsx'
import type { FoundField } from './findField.ts'
import type { PlacedField } from './placedField.ts'
import type { StructSample } from './sampleBytes.ts'
import type { FieldLink } from './useFieldLink.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  fields: readonly PlacedField[]
  sample: StructSample
  found: FoundField | null
  active: string | null
  selected: string | null
  onActive: (name: string | null) => void
  addressOf: (placed: PlacedField) => string
  linkTo: FieldLink
}

/** The fields of a struct with everything known about them. */
export function FieldList({
  format,
  struct,
  fields,
  sample,
  found,
  active,
  selected,
  onActive,
  addressOf,
  linkTo,
}: Props) {
  return (
    <ol className={styles.list} aria-label={`Fields of ${struct.title}`}>
      {fields.map(placed => {
        const isSelected = selected === placed.field.name
        return (
          <FieldRow
            key={placed.field.name}
            format={format}
            struct={struct}
            placed={placed}
            sample={sample?.[placed.field.name]}
            found={isSelected ? found : null}
            isSelected={isSelected}
            isActive={active === placed.field.name}
            onActive={onActive}
            address={addressOf(placed)}
            linkTo={linkTo}
          />
        )
      })}
    </ol>
  )
}
