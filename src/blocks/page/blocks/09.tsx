import { Note } from '../../../ui/Note.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-09.ts'

export function Tables() {
  return (
    <>
      <ValueSection name="blip_kinds" title="What a blip tracks" />
      <ValueSection name="blip_colours" title="Colours" />
      <Note title="Common bytes">
        In hex. Flags: 07 for a blip shown only near the player, 03 for one shown everywhere, as in missions,
        and 01 for a free slot. Display and kind: 13, 16, and 17 for the red marker of a mission; 00, 10 and
        12 also occur.
      </Note>
      <Note title="Handles">
        Other blocks refer to a blip by a handle of four bytes: its slot in this table and the reference that
        the slot must have. For the icons, see <a href="#/sprites">Radar icons</a>.
      </Note>
    </>
  )
}
