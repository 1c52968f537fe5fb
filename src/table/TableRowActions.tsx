import type { CopyTarget } from './actions/copyTarget.ts'
import { RowActions } from './actions/RowActions.tsx'
import { rowCopyTarget } from './rowCopyTarget.ts'

interface Props {
  /** Applies `rowCopyTarget`, whose code loads with this component, to the row. */
  read: (toTarget: typeof rowCopyTarget) => CopyTarget
  onMove: (step: 1 | -1) => void
}

/** Copy link and copy menu of a table row. */
export function TableRowActions({ read, onMove }: Props) {
  return <RowActions target={read(rowCopyTarget)} onMove={onMove} />
}
