import type { PointerEvent } from 'react'
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
}

/** What was found, kind by kind. */
export function Results({ id, groups, words, active, onPoint }: Props) {
  if (groups.length === 0) return null
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      className={styles.list}
      onPointerMove={onPoint}
    >
      {groups.map(({ title, options, start }) => (
        <fieldset key={title} aria-label={title}>
          <p aria-hidden="true" className={styles.kind}>
            {title}
          </p>
          {options.map((option, line) => (
            <OptionRow
              key={
                option.type === 'hit'
                  ? option.hit.route
                  : option.type === 'example'
                    ? option.query
                    : option.type
              }
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
