import { Note } from '../../../ui/Note.tsx'
import type { BlockTablesProps } from '../tableProps.ts'
import { ValueSection } from '../ValueSection.tsx'

export default function Tables12({ format }: BlockTablesProps) {
  return (
    <>
      <ValueSection format={format} name="parked_car_flags" title="Flags">
        <p>
          Usual value 10 (bit 4). The two cars and the bicycle in Grove Street have 18. Setting bit 2 crashed
          the game.
        </p>
      </ValueSection>
      <Note title="Time and plates">
        A time in the past is the last appearance; in the future, with flag bit 0, the next. Plates fill 8
        characters with spaces and have no end mark; unused plate structs hold FFFFFFFF and zeros.
      </Note>
    </>
  )
}
