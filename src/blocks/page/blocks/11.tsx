import { Note } from '../../../ui/Note.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-11.ts'

export const tabled = ['gangs']

export function Tables() {
  return (
    <>
      <ValueSection name="gangs" title="Gangs" />
      <Note title="Weapons of the gangs">
        The Ballas, the Da Nang Boys and the Varrio Los Aztecas have a 9mm and a Micro SMG, the Triads a 9mm
        and an AK47, the Vagos a 9mm, the Mafia a Desert Eagle, the Rifa and the unused gangs nothing. Only
        the weapons of Grove Street change during the game: at first a 9mm, then a 9mm and a Tec-9, in the end
        a Desert Eagle, an SMG and a knife. For the weapon ids, see <a href="#/weapons">Weapons</a>.
      </Note>
    </>
  )
}
