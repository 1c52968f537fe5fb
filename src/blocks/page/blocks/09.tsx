import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-09.ts'

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <ValueSection format={format} name="blip_flags" title="Visibility (Vis)">
        <p>
          Usual bytes, in hex: 07 shows near the player, 03 everywhere (missions), 01 is a place without a
          blip.
        </p>
      </ValueSection>
      <ValueSection format={format} name="blip_display_and_kind" title="Marker (M)">
        <p>Usual bytes, in hex: 13, 16, and 17 for the red marker of a mission; 00, 10 and 12 occur too.</p>
      </ValueSection>
      <ValueSection format={format} name="blip_kinds" title="What a blip follows" />
      <ValueSection format={format} name="blip_colours" title="Colours" />
      <Note title="Handles">
        Other blocks point to a blip with a handle of four bytes: its row in this table and the reference the
        row must have. The icons are on the page <a href="#/sprites">Radar icons</a>.
      </Note>
    </>
  )
}
