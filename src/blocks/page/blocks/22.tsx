import { BlockAddress } from '../../../site/BlockAddress.tsx'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-22.ts'

export function Tables() {
  return (
    <Note title="Which item is which">
      The 544 bytes follow the order of the game's shop file. 459 of them were seen bought; the range 00B4 to
      01AA, which older tables give for clothes, covers 247, and 212 bought items lie outside it. Special
      clothes and the shops that are open stand in block <BlockAddress block="01" />.
    </Note>
  )
}
