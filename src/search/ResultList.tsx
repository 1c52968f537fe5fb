import { useEffect, useRef } from 'react'
import type { Option, OptionGroup } from './results.ts'
import styles from './SearchDialog.module.css'
import { SearchOption } from './SearchOption.tsx'

/** Id of the element of an option. @param listId that of its list */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

interface Props {
  id: string
  groups: readonly OptionGroup[]
  /** Those of all groups. */
  options: readonly Option[]
  /** The words to highlight. */
  words: readonly string[]
  /** Index of the active option, which stays in sight. */
  active: number
  onHover: (index: number) => void
}

/** The list box of the search: groups of options under their headings. */
export function ResultList({ id, groups, options, words, active, onHover }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The heading above the first option stays visible, too.
    if (active === 0) list.current?.scrollTo(0, 0)
    else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={styles.kind} aria-hidden="true">
            {group.title}
          </div>
          {group.options.map(option => {
            const index = options.indexOf(option)
            return (
              <SearchOption
                key={index}
                id={optionId(id, index)}
                option={option}
                words={words}
                isActive={index === active}
                onHover={() => onHover(index)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
