import { Note } from '../../../ui/Note.tsx'
import { useBlock } from '../../block.tsx'

export { format } from '../../../generated/format/block-27.ts'

/** Shown before the fields. */
export function Intro() {
  const { format } = useBlock()
  return (
    <Note title={`Only ${format.typicalSize} bytes belong to the block`}>
      The rest of the file up to the checksum is <a href="#/block/30">padding</a>: leftover bytes of the
      game's work buffer, old BLOCK markers included. Older documentation counts the padding up to the first
      old marker as part of the block. That part shrinks by as many bytes as blocks{' '}
      <a href="#/block/22">22</a> and <a href="#/block/25">25</a> grow.
    </Note>
  )
}
