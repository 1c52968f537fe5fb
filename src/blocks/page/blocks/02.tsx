import { BlockAddress } from '../../../site/BlockAddress.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-02.ts'

export function Tables() {
  return (
    <>
      <Note title="Weapons">
        The 13 structs are the slots 0 to 12; each holds a weapon of its slot or none. The ids are on the page{' '}
        <a href="#/weapons">Weapons</a>.
      </Note>
      <Note title="Health">
        A full bar is the maximum health of the statistics (<BlockAddress block="16" offsetHex="0060" />)
        divided by 5.69. Above 32,767 the bar blinks. The game heals the player before it saves.
      </Note>
    </>
  )
}
