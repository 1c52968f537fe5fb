import styles from './SearchButton.module.css'
import { preloadSearch, useOpenSearch } from './SearchProvider.tsx'

/** Looks like a field and opens the search. @param isCompact whether phones show only its icon */
export function SearchButton({ isCompact }: { isCompact?: boolean }) {
  const open = useOpenSearch()
  return (
    <button
      type="button"
      className={styles.button}
      data-compact={isCompact}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={preloadSearch}
      onFocus={preloadSearch}
      onClick={open}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M11 11l4 4M12 6.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0" />
      </svg>
      <span>Search ids, offsets, names</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
      <span className={styles.key} aria-hidden="true">
        Ctrl+K
      </span>
    </button>
  )
}
