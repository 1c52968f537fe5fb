import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlockFormat } from '#shared/format-types.ts'
import { fileHex, parseHex, toHex } from '#shared/number.ts'
import { useOpenedSave } from '../../save/openedSave.ts'
import { useBlock } from '../block.tsx'
import { useFieldLink } from '../fieldAddress.ts'
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

/** Result of looking up an offset: the field there in the block, or why there is none. */
type OffsetResult =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'none'; readonly why: string }

/** Offsets in the file are written with more digits than those in a block, as `fileHex` and hex editors do. */
const fileDigits = 5

/**
 * Parses an offset as users write it: `053D`, `0x53d`, `53Dh` or `25:053D` in the block, `2F3A0` or `0002F3A0` in the file. One
 * with fewer digits that is too large for the block is an offset in the file, too.
 * @param start of the block in the file; null if unknown
 */
export function readOffset(
  { number, typicalSize }: Pick<BlockFormat, 'number' | 'typicalSize'>,
  text: string,
  start: number | null,
): OffsetResult {
  if (typicalSize === null) return { kind: 'none', why: 'This part of the file is not a block.' }
  const written = text.trim().match(/^(?:(\d\d):)?(?:0x)?([0-9a-f]{1,8})h?$/i)
  if (!written?.[2]) return { kind: 'none', why: 'Enter hex digits, such as 053D or 0x2F3A0.' }
  if (written[1] && written[1] !== number)
    return { kind: 'none', why: `That offset is in block ${written[1]}.` }
  const value = parseHex(written[2])
  const isInFile = !written[1] && written[2].length >= fileDigits
  if (value < typicalSize && !isInFile) return { kind: 'offset', offset: value }
  const inBlock = value - (start ?? value + 1)
  if (!written[1] && inBlock >= 0 && inBlock < typicalSize) return { kind: 'offset', offset: inBlock }
  const last = typicalSize - 1
  const inFile =
    start === null
      ? 'To look up an offset in your save, open it first'
      : `In the file, they go from ${fileHex(start)} to ${fileHex(start + last)}`
  return { kind: 'none', why: `Offsets in this block go from 0000 to ${toHex(last)}. ${inFile}.` }
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
