import { Note } from '../../../ui/Note.tsx'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-11.ts'

export const tabled = ['gangs']

export function Tables() {
  return (
    <>
      <ValueSection name="gangs" title="Gangs" />
      <Note title="Default weapons">
        The Ballas, the Da Nang Boys and the Varrio Los Aztecas have a 9mm and a Micro SMG, Grove Street a 9mm
        and a Tec-9, the Triads a 9mm and an AK47. The Vagos have only a 9mm, the Mafia a Desert Eagle, the
        Rifa and the unused gangs nothing. The weapons of Grove Street change during the game. For the weapon
        ids, see <a href="#/weapons">Weapons</a>.
      </Note>
    </>
  )
}
