import { BlockAddress } from '../../../site/Page.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-02.ts'

export function Tables() {
  return (
    <Note title="Health">
      Health is full at 0.176 times statistic 24, Max Health (<BlockAddress block="16" offsetHex="0060" />
      ), or 0.22 times on mobile. If the health points exceed 32,767, the bar blinks. The game heals the
      player before it saves.
    </Note>
  )
}
