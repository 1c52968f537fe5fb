import type { BlockFormat, Struct } from '../shared/format-types.ts'
import { fieldRoute } from '../shared/route.ts'
import { RowActions } from '../table/actions/RowActions.tsx'
import { useBlockStart } from './blockStart.ts'
import { formatFieldAddress } from './fieldAddress.ts'
import { fieldParts } from './fieldParts.ts'
import type { PlacedField } from './placedField.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  placed: PlacedField
}

/** Copy link and copy menu of a field. */
export function FieldActions({ format, struct, placed }: Props) {
  const start = useBlockStart()
  return (
    <RowActions
      target={{
        name: `field ${placed.field.name}`,
        route: fieldRoute(format.number, formatFieldAddress(format, struct, placed)),
        parts: fieldParts(format, struct, placed, start),
      }}
    />
  )
}
