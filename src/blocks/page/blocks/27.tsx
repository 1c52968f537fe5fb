import { figures } from '../../../generated/figures.ts'
import { formatNumber } from '../../../ui/formatNumber.ts'
import { Note } from '../../../ui/Note.tsx'
import { useBlock } from '../../block.tsx'

export { format } from '../../../generated/format/block-27.ts'

/** Shown before the fields. */
export function Intro() {
  const { format } = useBlock()
  return (
    <Note title={`Only ${format.typicalSize} bytes are markers`}>
      Everything between them and the next BLOCK marker is padding: leftover bytes of the game's work buffer,
      equal to the bytes {formatNumber(figures.workBufferSize)} earlier in the file. Older documentation
      counts this padding as part of the block: 3,590 bytes in all, or 3,592 in a save made outdoors. It
      shrinks by as many bytes as blocks <a href="#/block/22">22</a> and <a href="#/block/25">25</a> grow.
    </Note>
  )
}
