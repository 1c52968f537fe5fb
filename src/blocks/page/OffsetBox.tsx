import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlockFormat } from '#shared/format-types.ts'
import { fileHex, toHex } from '#shared/hex.ts'
import { useOpenedSave } from '../../save/openedSave.ts'
import { useBlock } from '../block.tsx'
import { useFieldLink } from '../fieldAddress.ts'
import { type OffsetResult, readOffset } from '../readOffset.ts'
import { useSampleChoice } from '../SampleBytes.tsx'
import styles from './OffsetBox.module.css'

/** Shows or hides the bytes of the sample save on all block pages. */
function SampleSwitch() {
  const [isShown, show] = useSampleChoice()
  return (
    <label title="Bytes of a made-up save with common values; for repeated structs, those of the first">
      <input type="checkbox" checked={isShown} onChange={event => show(event.currentTarget.checked)} /> Show
      sample bytes
    </label>
  )
}

/** An offset inside the block. */
function exampleOffset({ typicalSize }: BlockFormat): string {
  return typicalSize !== null && typicalSize > 0x53d ? '053D' : '0004'
}

/** Input for an offset; selects the field there in the address, so that it can be shared. */
export function OffsetBox() {
  const { format, start } = useBlock()
  const id = useId()
  const [result, setResult] = useState<OffsetResult | null>(null)
  const navigate = useNavigate()
  const linkTo = useFieldLink()
  const opened = useOpenedSave()
  const lookUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = readOffset(format, String(new FormData(event.currentTarget).get('offset')), start)
    setResult(next)
    if (next.kind === 'offset') navigate(linkTo(toHex(next.offset)))
  }
  return (
    <form className={styles.box} onSubmit={lookUp}>
      <label htmlFor={id}>Look up offset</label>
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
        {start === null
          ? 'Hex offset in the block'
          : `Hex: four digits for an offset in the block, five for one in the file. The block starts at ${fileHex(start)}.`}
      </span>
      <output className={styles.why}>{result?.kind === 'none' && result.why}</output>
      {opened === null && <SampleSwitch />}
      <a href="#/legend">Symbols explained</a>
    </form>
  )
}
