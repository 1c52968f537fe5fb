import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toHex } from '../../generated/algebra/hex.ts'
import type { BlockFormat } from '../../generated/format/types.ts'
import { readOffset } from '../../hexgrid/readOffset.ts'
import { SampleSwitch } from '../../hexgrid/SampleSwitch.tsx'
import { useFieldLink } from '../../hexgrid/useFieldLink.ts'
import styles from './OffsetBox.module.css'

/** An offset that the block has. */
function exampleOffset({ typicalSize }: BlockFormat): string {
  return typicalSize !== null && typicalSize > 0x53d ? '053D' : '0004'
}

/** Asks for an offset and marks the field there. The answer is the address, so that it can be shared. */
export function OffsetBox({ format }: { format: BlockFormat }) {
  const id = useId()
  const [why, setWhy] = useState('')
  const navigate = useNavigate()
  const linkTo = useFieldLink()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = readOffset(format, String(new FormData(event.currentTarget).get('offset')))
    setWhy(answer.kind === 'none' ? answer.why : '')
    if (answer.kind === 'offset') navigate(linkTo(toHex(answer.offset)))
  }
  return (
    <form className={styles.box} onSubmit={ask}>
      <label htmlFor={id}>What is at offset</label>
      <input
        id={id}
        name="offset"
        type="text"
        size={9}
        maxLength={12}
        placeholder={exampleOffset(format)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
      />
      <button type="submit">Show</button>
      <span id={`${id}-hint`} className={styles.hint}>
        hex, in the block
        {format.typicalStart !== null && ` or in the file (${toHex(format.typicalStart, 5)} on)`}
      </span>
      <output className={styles.why}>{why}</output>
      <SampleSwitch />
      <a href="#/legend">What the signs mean</a>
    </form>
  )
}
