import { figures } from '../../../generated/figures.ts'
import type { BlockFormat } from '../../../shared/format-types.ts'
import { formatNumber } from '../../../ui/formatNumber.ts'
import { Note } from '../../../ui/Note.tsx'

export { format } from '../../../generated/format/block-27.ts'

/** Shown before the fields. */
export function Intro({ format }: { format: BlockFormat }) {
  return (
    <Note title={`Only ${format.typicalSize} bytes are markers`}>
      Everything between them and the next BLOCK marker is padding: leftover bytes of the game's work buffer,
      equal to the bytes {formatNumber(figures.workBufferSize)} earlier in {figures.repeatingFiles} of{' '}
      {figures.measuredFiles} saves. Older documentation gives the block 3,590 bytes (3,592 when saved
      outside), the distance to the next marker: that is two bytes longer because block{' '}
      <a href="#/block/25">25</a> is two bytes shorter outside. The distance shrinks by as many bytes as the
      blocks <a href="#/block/22">22</a> and <a href="#/block/25">25</a> grow.
    </Note>
  )
}
