import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BlockFormat, Struct } from '../generated/format/types.ts'
import { useLater } from '../ui/useLater.ts'
import { afterPaint } from '../ui/whenIdle.ts'
import { ByteGrid } from './ByteGrid.tsx'
import { FieldCard, FieldHint } from './FieldCard.tsx'
import { FieldList } from './FieldList.tsx'
import { formatFieldAddress } from './fieldAddress.ts'
import type { FoundField } from './findField.ts'
import { type PlacedField, placeFields } from './placeFields.ts'
import styles from './StructView.module.css'
import { Sample } from './sampleBytes.ts'
import { isChosenInGrid, useFieldLink, withoutField } from './useFieldLink.ts'

interface Props {
  format: BlockFormat
  struct: Struct
  /** What the address names, null for nothing in this block. */
  found: FoundField | null
}

/** A shorter field list lies in sight of the grid: nobody needs the hint then, and its room would be a gap. */
const fewFields = 3

/** Fields in the list that are drawn at once: below a grid they fill the window. */
const firstFields = 8

/** Byte grid and field list of a struct; what the reader points at on one side is marked on the other. */
export function StructView({ format, struct, found }: Props) {
  const [active, setActive] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const sample = use(Sample)?.[struct.name]
  const navigate = useNavigate()
  const fields = useMemo(() => placeFields(struct, format.typicalCounts), [struct, format])
  const isLater = useLater(location.search !== '')
  const linkTo = useFieldLink()
  const addressOf = useCallback(
    (placed: PlacedField) => formatFieldAddress(format, struct, placed),
    [format, struct],
  )
  const chosen = found?.steps.find(step => step.struct === struct.name)?.placed.field.name ?? null
  const target = found?.steps.at(-1)
  const picked = target?.struct === struct.name && isChosenInGrid(location) ? target.placed : null
  const isScrolledTo = target?.struct === struct.name && picked === null
  const showRow = useCallback(
    () => frame.current?.querySelector('li[data-chosen]')?.scrollIntoView({ block: 'nearest' }),
    [],
  )
  useEffect(() => {
    if (!isScrolledTo || !chosen) return
    // After the effects of the shell, which scrolls to the top of a new page; and once more when the structs that this
    // brings near the window are as high as they stay.
    requestAnimationFrame(showRow)
    return afterPaint(() => requestAnimationFrame(showRow))
  }, [isScrolledTo, chosen, showRow])
  const [tools, setTools] = useState<typeof import('./FieldTools.tsx') | null>(null)
  useEffect(() => {
    // With the first sign of a reader; where the code cannot be had, the fields do without it until the next.
    if (active !== null && !tools) import('./FieldTools.tsx').then(setTools, () => {})
  }, [active, tools])
  const letGo = () => navigate(withoutField(location), { preventScrollReset: true })
  const shared = { active, chosen, onActive: setActive, addressOf, linkTo }
  const hinted = fields.find(({ field }) => field.name === (active ?? chosen))
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.view}>
        <ByteGrid title={struct.title} sample={sample} fields={fields} {...shared} />
        {fields.length >= fewFields && <FieldHint placed={hinted} />}
        <FieldList
          format={format}
          struct={struct}
          fields={isLater ? fields : fields.slice(0, firstFields)}
          sample={sample}
          found={found}
          {...shared}
        />
      </div>
      {tools && <tools.FieldTools root={frame} format={format} struct={struct} fields={fields} />}
      {picked && <FieldCard placed={picked} onClose={letGo} onShow={showRow} />}
    </div>
  )
}
