import { BlockAddress } from '../../../site/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useFieldFacts } from '../../block.tsx'

export { format } from '../../../generated/format/block-02.ts'

export function Tables() {
  const { count } = useFieldFacts('player', 'weapons')
  return (
    <>
      <Note title="Weapons">
        The {count} structs are slots 0 to {count - 1}; each contains one weapon of its slot, or none. For the
        weapon ids, see <a href="#/weapons">Weapons</a>.
      </Note>
      <Note title="Health">
        Health is full at the maximum health statistic (<BlockAddress block="16" offsetHex="0060" />) divided
        by 5.69. If the health points exceed 32,767, the bar blinks. The game heals the player before it
        saves.
      </Note>
    </>
  )
}
