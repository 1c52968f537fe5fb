import { useCallback, useMemo, useState } from 'react'
import type { BlockFormat, Struct } from '../generated/format/types.ts'
import { ByteGrid } from './ByteGrid.tsx'
import { FieldCard } from './FieldCard.tsx'
import { FieldList } from './FieldList.tsx'
import { formatFieldAddress } from './fieldAddress.ts'
import type { FoundField } from './findField.ts'
import { type PlacedField, placeFields } from './placeFields.ts'
import styles from './StructView.module.css'
import { useFieldLink } from './useFieldLink.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  /** What the address names, null for nothing in this block. */
  found: FoundField | null
}

/** A shorter field list lies in sight of the grid: nobody needs the card then, and its room would be a gap. */
const fewFields = 3

/** Byte grid and field list of a struct; what the reader points at on one side is marked on the other. */
export function StructView({ format, struct, found }: Props) {
  const [active, setActive] = useState<string | null>(null)
  const fields = useMemo(() => placeFields(struct, format.typicalCounts), [struct, format])
  const linkTo = useFieldLink()
  const addressOf = useCallback(
    (placed: PlacedField) => formatFieldAddress(format, struct, placed),
    [format, struct],
  )
  const chosen = found?.steps.find(step => step.struct === struct.name)?.placed.field.name ?? null
  const shared = { fields, active, chosen, onActive: setActive, addressOf, linkTo }
  return (
    <div className={styles.frame}>
      <div className={styles.view}>
        <div className={styles.side}>
          <ByteGrid title={struct.title} {...shared} />
          {fields.length >= fewFields && (
            <FieldCard placed={fields.find(({ field }) => field.name === (active ?? chosen))} />
          )}
        </div>
        <FieldList format={format} struct={struct} found={found} {...shared} />
      </div>
    </div>
  )
}
