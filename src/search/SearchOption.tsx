import { formatNumber } from '#shared/format-number.ts'
import type { Option } from './results.ts'
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

interface Props {
  id: string
  option: Option
  /** Words of the query to highlight. */
  words: readonly string[]
  isActive: boolean
  onHover: () => void
}

/** One line of the list. A hit is a link, so that the browser's own ways to open links work. */
export function SearchOption({ id, option, words, isActive, onHover }: Props) {
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
