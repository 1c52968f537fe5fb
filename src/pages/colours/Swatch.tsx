import type { MouseEvent } from 'react'
import { answerMilliseconds, copyText } from '../../ui/useCopy.ts'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { type Colour, textColour } from './colour.ts'
import styles from './Swatch.module.css'

/** One for all swatches: they have no state of their own, since a page shows 254 of them. */
async function copyValue({ currentTarget: { value, dataset } }: MouseEvent<HTMLButtonElement>) {
  dataset.answer = await copyText(value)
  setTimeout(() => delete dataset.answer, answerMilliseconds)
}

interface Props {
  colour: Colour
  /** A tile of the palette also shows id and name; a strip in a table row only the RGB value. */
  shape: 'strip' | 'tile'
}

/** A colour swatch; a click copies its RGB value. */
export function Swatch({ colour: { id, rgb, name }, shape }: Props) {
  const isTile = shape === 'tile'
  return (
    <button
      type="button"
      className={`${styles.swatch} ${styles[shape]}`}
      style={{ background: rgb, color: textColour(rgb) }}
      aria-label={isTile ? undefined : `Copy ${rgb}, ${name} (${id})`}
      title={`Copy ${rgb}`}
      value={rgb}
      onClick={copyValue}
    >
      {isTile && <span className={visuallyHidden.hidden}>Copy </span>}
      {isTile && <span className={styles.id}>{id} </span>}
      <span className={styles.rgb}>{rgb}</span>
      {isTile && ' '}
      {isTile && <span className={styles.name}>{name}</span>}
    </button>
  )
}
