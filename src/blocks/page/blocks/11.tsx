import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../blockModule.ts'
import { ValueSection } from '../ValueSection.tsx'

export { format } from '../../../generated/format/block-11.ts'

export function Tables({ format }: BlockTablesProps) {
  return (
    <>
      <ValueSection format={format} name="gangs" title="Gangs" />
      <Note title="Default weapons">
        Ballas, Da Nang Boys and Aztecas have pistol and micro SMG, Grove Street pistol and Tec-9, the Triads
        pistol and AK-47. The Vagos have only a pistol, the Mafia a desert eagle, the Rifa nothing. The
        weapons of Grove Street change during the game. All ids: <a href="#/weapons">Weapons</a>.
      </Note>
    </>
  )
}
