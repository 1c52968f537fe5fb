import { BlockAddress } from '../../../site/BlockAddress.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-02.ts'

export function Tables() {
  return (
    <>
      <Note title="Weapons">
        The 13 structs are slots 0 to 12; each contains one weapon of its slot, or none. For the ids, see{' '}
        <a href="#/weapons">Weapons</a>.
      </Note>
      <Note title="Health">
        A full health bar is the maximum health statistic (<BlockAddress block="16" offsetHex="0060" />)
        divided by 5.69. Above 32,767 the bar blinks. The game heals the player before it saves.
      </Note>
    </>
  )
}
