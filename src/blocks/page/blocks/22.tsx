import { BlockAddress } from '../../../site/links.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-22.ts'

export function Tables() {
  return (
    <Note title="Order of the items">
      The order of the bytes is that of the game's shop file, shopping.dat. Special clothes and unlocked shops
      are stored in block <BlockAddress block="01" />.
    </Note>
  )
}
