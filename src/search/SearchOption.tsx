import { formatNumber } from '#shared/format-number.ts'
import type { Option } from './results.ts'
import styles from './SearchDialog.module.css'

/** Shorter words are highlighted only at the start of words: inside words they would match too often. */
const leastInside = 2

function findWord(lower: string, word: string, from: number): number {
  let start = lower.indexOf(word, from)
  while (word.length < leastInside && start > 0 && /[\p{L}\d]/u.test(lower.charAt(start - 1)))
    start = lower.indexOf(word, start + 1)
  return start
}

/** The first occurrence of any of the words; the longest where several start at the same position. */
function nextWord(lower: string, words: readonly string[], from: number) {
  let best: { start: number; end: number } | null = null
  for (const word of words) {
    const start = findWord(lower, word, from)
    if (start < 0) continue
    const end = start + word.length
    if (best === null || start < best.start || (start === best.start && end > best.end)) best = { start, end }
  }
  return best
}

/**
 * Splits a text at the words of a query.
 * @returns alternating parts without and with a word; the first and the last are without and may be empty
 */
function splitAtWords(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return [text] // a letter that changes its length would shift the positions
  const parts: string[] = []
  let end = 0
  while (end < text.length) {
    const next = nextWord(lower, words, end)
    if (next === null) break
    parts.push(text.slice(end, next.start), text.slice(next.start, next.end))
    end = next.end
  }
  return [...parts, text.slice(end)]
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0
  return splitAtWords(text, words).map((part, index) => {
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
        Show {formatNumber(option.count)} more{option.type === 'kinds' && ' categories'}
      </span>
    </div>
  )
}
