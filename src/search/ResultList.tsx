import { useEffect, useRef } from 'react'
import { formatNumber } from '#shared/number.ts'
import type { Option, OptionGroup } from './results.ts'
import styles from './SearchDialog.module.css'

/**
 * A pattern of the words of a query, the longest first: letters, digits and signs of numbers. A character alone is highlighted only
 * at the start of words: inside words it would match too often.
 */
function patternOf(words: readonly string[]): RegExp {
  const patterns = words
    .toSorted((one, other) => other.length - one.length)
    .map(word => (word.length > 1 ? '' : '(?<![\\p{L}\\d])') + word.replaceAll('.', '\\.'))
  return new RegExp(`(${patterns.join('|')})`, 'giu')
}

/** A text with the words of a query marked. */
function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  let start = 0
  // Parts without and with a word alternate.
  return text.split(patternOf(words)).map((part, index) => {
    const key = start
    start += part.length
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part
  })
}

interface OptionProps {
  id: string
  option: Option
  /** Words of the query to highlight. */
  words: readonly string[]
  isActive: boolean
  onHover: () => void
}

/** One line of the list. A hit is a link, so that the browser's own ways to open links work. */
function SearchOption({ id, option, words, isActive, onHover }: OptionProps) {
  const shared = {
    id,
    className: styles.option,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: onHover,
  } as const
  if (option.type === 'hit') {
    const { route, title, code, detail } = option.hit
    return (
      <a {...shared} href={`#${route}`}>
        <span className={styles.title}>
          <Highlighted text={title} words={words} />
        </span>{' '}
        <code className={styles.code}>
          <Highlighted text={code} words={words} />
        </code>{' '}
        <span className={styles.detail}>
          <Highlighted text={detail} words={words} />
        </span>
      </a>
    )
  }
  if (option.type === 'example')
    return (
      <div {...shared}>
        <code className={styles.title}>{option.query}</code>{' '}
        <span className={styles.detail}>{option.finds}</span>
      </div>
    )
  return (
    <div {...shared}>
      <span className={styles.more}>
        Show {formatNumber(option.count)} more
        {option.type === 'kinds' && (option.count === 1 ? ' category' : ' categories')}
      </span>
    </div>
  )
}

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
