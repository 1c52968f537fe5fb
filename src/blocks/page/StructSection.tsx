import { useEffect, useRef } from 'react'
import type { BlockFormat, Struct } from '../../shared/format-types.ts'
import { toHex } from '../../shared/hex.ts'
import { formatNumber } from '../../ui/formatNumber.ts'
import { LazyLayout } from '../../ui/LazyLayout.tsx'
import { stepsTo, usesOf } from '../blockTree.ts'
import type { Target } from '../fieldAddress.ts'
import { bytesText } from '../fieldText.ts'
import { StructView } from '../StructView.tsx'
import styles from './StructSection.module.css'

interface Props {
  format: BlockFormat
  struct: Struct
  target: Target | null
}

/** Number and offset of a struct's occurrences, e.g. `80 × stored_cars from 0027`. */
function usesText(format: BlockFormat, struct: Struct): string {
  return usesOf(format, struct.name)
    .map(use => {
      const steps = stepsTo(format, use)
      const several = steps.map(({ count }) => count).filter(count => count !== null && count !== 1)
      const times =
        several.length > 0 ? `${several.map(count => formatNumber(count ?? 1)).join(' × ')} × ` : ''
      const names = steps.map(({ name }) => name).join('.')
      return `${times}${names} ${use.strides.length > 0 || use.isMovable ? 'from' : 'at'} ${toHex(use.offset)}`
    })
    .join(', ')
}

/** One struct of a block: heading, where it is used, byte grid and fields. */
export function StructSection({ format, struct, target }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = target?.kind === 'struct' && target.name === struct.name
  useEffect(() => {
    if (isTarget) requestAnimationFrame(() => heading.current?.scrollIntoView())
  }, [isTarget])
  const isRoot = struct.name === format.root // the first one: it begins in the first window
  const view = (
    <StructView format={format} struct={struct} found={target?.kind === 'field' ? target.found : null} />
  )
  return (
    <section aria-label={isRoot ? 'Block layout' : struct.title}>
      <h2 ref={heading} className={styles.heading}>
        {isRoot ? 'Block layout' : struct.title} {!isRoot && <code>{struct.name}</code>}
      </h2>
      <p className={styles.use}>
        {struct.meaning}
        {!isRoot && struct.size !== null && `. ${bytesText(struct.size)}: ${usesText(format, struct)}`}.
      </p>
      {isRoot ? view : <LazyLayout count={struct.fields.length}>{view}</LazyLayout>}
    </section>
  )
}
