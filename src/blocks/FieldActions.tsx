import type { Step } from '../shared/format-path/step.ts'
import type { BlockFormat } from '../shared/format-types.ts'
import { fieldRoute } from '../shared/route.ts'
import { RowActions } from '../table/actions/RowActions.tsx'
import { useBlockStart } from './blockStart.ts'
import { formatFieldAddress } from './fieldAddress.ts'
import { fieldParts } from './fieldParts.ts'

interface Props {
  format: BlockFormat
  step: Step
}

/** Copy link and copy menu of a field. */
export function FieldActions({ format, step }: Props) {
  const start = useBlockStart()
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
