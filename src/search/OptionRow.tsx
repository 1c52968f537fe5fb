import { memo } from 'react'
import { formatNumber } from '../ui/formatNumber.ts'
import { markText } from './markText.tsx'
import type { Option } from './options.ts'
import styles from './Palette.module.css'

interface Props {
  id: string
  option: Option
  words: readonly string[]
  isActive: boolean
}

/** A line of the list. A hit is a real link, so that the browser's own ways to open one work. */
export const OptionRow = memo(function OptionRow({ id, option, words, isActive }: Props) {
  if (option.type === 'hit') {
    const { route, title, code, detail } = option.hit
    return (
      <a
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        className={styles.option}
        href={`#${route}`}
      >
        <span className={styles.title}>{markText(title, words)}</span>
        {code && <code className={styles.code}>{markText(code, words)}</code>}
        {detail && <span className={styles.detail}>{markText(detail, words)}</span>}
      </a>
    )
  }
  return (
    <div id={id} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option}>
      {option.type === 'more' || option.type === 'kinds' ? (
        <span className={styles.more}>
          Show {formatNumber(option.count)} more{option.type === 'kinds' && ' kinds'}
        </span>
      ) : (
        <>
          <code className={styles.title}>{option.query}</code>
          <span className={styles.detail}>{option.finds}</span>
        </>
      )}
    </div>
  )
})
