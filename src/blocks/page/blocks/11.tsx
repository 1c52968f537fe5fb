import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-11.ts'

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <ValueSection format={format} name="gangs" title="Gangs" />
      <Note title="Default weapons">
        Pistol and micro SMG for Ballas, Da Nang Boys and Aztecas, pistol and Tec-9 for Grove Street, pistol
        and AK-47 for the Triads, only a pistol for the Vagos, a desert eagle for the Mafia, nothing for the
        Rifa. The weapons of Grove Street change during the game. All ids: <a href="#/weapons">Weapons</a>.
      </Note>
    </>
  )
}
