import type { PointerEvent, UIEvent } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { OptionGroup } from './options.ts'
import styles from './Palette.module.css'

interface Props {
  /** Begins the ids of the list and of its options. */
  id: string
  groups: readonly OptionGroup[]
  words: readonly string[]
  /** Place of the option that Enter takes. */
  active: number
  onPoint: (event: PointerEvent) => void
  onScroll: (event: UIEvent) => void
}

/** What was found, kind by kind. Lines are known by their place: each key writes other texts into those that stand there. */
export function Results({ id, groups, words, active, onPoint, onScroll }: Props) {
  if (groups.length === 0) return null
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      className={styles.list}
      onPointerMove={onPoint}
      onScroll={onScroll}
    >
      {groups.map(({ title, options, start }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={place} aria-label={title}>
          <p aria-hidden="true" className={styles.kind}>
            {title}
          </p>
          {options.map((option, line) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={`${id}-${start + line}`}
              id={`${id}-${start + line}`}
              option={option}
              words={words}
              isActive={start + line === active}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
