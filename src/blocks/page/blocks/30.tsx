import { fileHex, formatNumber } from '#shared/number.ts'
import { figures } from '../../../generated/figures.ts'
import { Note } from '../../../ui/Note.tsx'
import { Section } from '../Section.tsx'

export { format } from '../../../generated/format/block-30.ts'

/** Shown before the fields. */
export function Intro() {
  return (
    <>
      <Note title="Not a block">
        A save has {figures.blocks} blocks, and block <a href="#/block/27">27</a> is the last. The game then
        fills the file up to the checksum at {fileHex(figures.fileSize - 4)} with what is left in its{' '}
        {formatNumber(figures.workBufferSize)}-byte work buffer. Unless edited, each of these bytes equals the
        byte {formatNumber(figures.workBufferSize)} bytes before it, so the markers of the empty blocks 13 and
        14 appear again (older documentation counts them as 28 and 29). They are followed by whole copies of
        blocks <a href="#/block/15">15</a>, <a href="#/block/16">16</a> and <a href="#/block/17">17</a>, and
        by the start of block <a href="#/block/18">18</a>, which older documentation calls block 30. The game
        never reads any of this padding.
      </Note>
      <Section title="What an editor should do">
        <p>
          Keep the file {formatNumber(figures.fileSize)} bytes long: if a block grows, remove the same number
          of bytes from the padding; if it shrinks, add as many as it lost. The padding may contain any bytes,
          but they count towards the checksum: <a href="#/recipes?row=fix-checksum">fix it</a> at the end.
        </p>
      </Section>
    </>
  )
}
