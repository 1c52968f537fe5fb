import { Note } from '../../../ui/Note.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-09.ts'

export const tabled = ['blip_kinds', 'blip_colours']

export function Tables() {
  return (
    <>
      <ValueSection name="blip_kinds" title="What a blip tracks" />
      <ValueSection name="blip_colours" title="Colours" />
      <Note title="Common bytes">
        All values are in hex. A free slot has flags 01 and display_and_kind 00. Position blips have flags 07,
        or 03 if shown at any distance. Their display_and_kind is mostly 13; where a mission starts, it is 16
        (display 2, kind 5), or 17 with a red marker in the world.
      </Note>
      <Note title="Handles">
        Other blocks refer to a blip by a handle of four bytes: first the slot, then the reference of the
        blip, two bytes each.
      </Note>
    </>
  )
}
