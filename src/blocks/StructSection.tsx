import { type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '#shared/format-path/step.ts'
import { type BlockFormat, type Struct, type StructUse, soleStart } from '#shared/format-types.ts'
import { sentence } from '#shared/text.ts'
import { isMenuOpen } from '../table/actions/copyTarget.ts'
import { scrollUntilSettled } from '../ui/followGrowth.ts'
import { LazyLayout } from '../ui/LazyLayout.tsx'
import { useFoundEntry } from '../ui/useFoundEntry.ts'
import { ByteGrid } from './ByteGrid.tsx'
import { useBlock } from './block.tsx'
import { stepsIn, usesOf } from './blockTree.ts'
import { FieldCard, FieldHint } from './FieldCard.tsx'
import { FieldList } from './FieldList.tsx'
import {
  type FoundField,
  formatFieldAddress,
  selectedInGrid,
  stepsToStruct,
  type Target,
  useFieldLink,
  withoutField,
} from './fieldAddress.ts'
import { bytesText, usesText } from './fieldText.ts'
import { Sample } from './SampleBytes.tsx'
import styles from './StructSection.module.css'

interface Props {
  struct: Struct
  /** The selection in the address, null for none in this block. */
  found: FoundField | null
}

/** A shorter field list is next to the grid, where the hint is unnecessary and would leave a gap. */
const fewFields = 3

type Frame = RefObject<HTMLElement | null>

const showRow = ({ current }: Frame) =>
  current?.querySelector('li[data-selected]')?.scrollIntoView({ block: 'nearest' })

/** Keeps the row of the selected field in view until the page has settled. @param selected null for none */
function useScrollToRow(frame: Frame, selected: string | null) {
  const foundEntry = useFoundEntry()
  useEffect(() => {
    if (!selected) return
    if (foundEntry !== null)
      frame.current
        ?.querySelector<HTMLElement>('li[data-selected] a[aria-current]')
        ?.focus({ preventScroll: true })
    return scrollUntilSettled(() => showRow(frame))
  }, [frame, selected, foundEntry])
}

/** The path of the element whose values are shown of a struct that a save has several times; null for any other. */
function firstElement({ number }: BlockFormat, [use]: readonly StructUse[]): string | null {
  return use?.path.includes('[all]') ? `block${number}.${use.path.replaceAll('[all]', '[0]')}` : null
}

/** Byte grid and field list of a struct; hovering on one side highlights the other. */
function StructView({ struct, found }: Props) {
  const { format } = useBlock()
  const [active, setActive] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const values = use(Sample)
  const uses = usesOf(format, struct.name)
  const stepsToElement = stepsToStruct(format, struct.name, found)
  /** Offset of the element that the address leads to; null where it leads to none. */
  const element = stepsToElement.at(-1)?.offset ?? null
  const isTypical = !format.isOfSave && stepsToElement.some(({ isMovable }) => isMovable)
  const exact = isTypical ? null : element
  const sample = useMemo(() => values?.ofStruct(struct.name, element), [values, struct, element])
  const navigate = useNavigate()
  const fields = useMemo(() => stepsIn(format, struct.name), [struct, format])
  const linkTo = useFieldLink()
  const selected = found?.steps.find(step => step.struct === struct.name)?.name ?? null
  const target = found?.steps.at(-1)
  const isFromGrid = target?.struct === struct.name && location.state === selectedInGrid
  const cardField = isFromGrid ? fields.find(({ name }) => name === target.name) : undefined
  const isScrolledTo = target?.struct === struct.name && !cardField
  useScrollToRow(frame, isScrolledTo ? selected : null)
  const letGo = () => navigate(withoutField(location))
  const structStart = exact ?? soleStart(uses)
  // An open copy menu may cover the grid: its field keeps its actions.
  const onActive = useCallback((name: string | null) => isMenuOpen() || setActive(name), [])
  const hinted = fields.find(({ name }) => name === (active ?? selected))
  const shownElement =
    exact === null ? format.isOfSave && sample && firstElement(format, uses) : pathOf(stepsToElement)
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.view}>
        {shownElement && (
          <p className={styles.use}>
            Shown: <code>{shownElement}</code>
          </p>
        )}
        <ByteGrid
          title={struct.title}
          sample={sample}
          fields={fields}
          structStart={structStart}
          active={active}
          selected={selected}
          onActive={onActive}
          routeOf={step => linkTo(formatFieldAddress(format, step, exact))}
          onSelect={route => navigate(route, { state: selectedInGrid })}
        />
        {fields.length >= fewFields && <FieldHint step={hinted} structStart={structStart} />}
        <FieldList
          struct={struct}
          fields={fields}
          sample={sample}
          active={active}
          onActive={onActive}
          selected={selected}
          found={found}
          element={exact}
        />
      </div>
      {cardField && (
        <FieldCard step={cardField} structStart={structStart} onClose={letGo} onShow={() => showRow(frame)} />
      )}
    </div>
  )
}

interface SectionProps {
  struct: Struct
  target: Target | null
}

/** One struct of a block: heading, where it is used, byte grid and fields. */
export function StructSection({ struct, target }: SectionProps) {
  const { format } = useBlock()
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = target?.kind === 'struct' && target.name === struct.name
  useEffect(() => {
    if (isTarget) requestAnimationFrame(() => heading.current?.scrollIntoView())
  }, [isTarget])
  const isRoot = struct.name === format.root // the first one: it begins in the first window
  const isRepeated = sentence(struct.meaning) === sentence(format.what) // the introduction of the page
  const view = <StructView struct={struct} found={target?.kind === 'field' ? target.found : null} />
  return (
    <section aria-label={isRoot ? 'Block layout' : struct.title}>
      <h2 ref={heading} className={styles.heading}>
        {isRoot ? 'Block layout' : struct.title} {!isRoot && <code>{struct.name}</code>}
      </h2>
      {!isRepeated && (
        <p className={styles.use}>
          {struct.meaning}
          {!isRoot &&
            struct.size !== null &&
            `. ${bytesText(struct.size)}, used in ${usesText(format, struct)}`}
          .{' '}
          {!isRoot && (
            <>
              In reversed code: <code>{struct.source}</code>.
            </>
          )}
        </p>
      )}
      {isRoot ? view : <LazyLayout count={struct.fields.length}>{view}</LazyLayout>}
    </section>
  )
}
