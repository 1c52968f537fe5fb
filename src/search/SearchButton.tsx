import { openSearch, prepareSearch } from './openSearch.ts'
import styles from './SearchButton.module.css'

/**
 * Looks like a field and opens the search over everything.
 * @param isCompact whether phones see its icon alone
 */
export function SearchButton({ isCompact }: { isCompact?: boolean }) {
  return (
    <button
      type="button"
      className={styles.button}
      data-compact={isCompact}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={() => prepareSearch(true)}
      onFocus={() => prepareSearch(true)}
      onClick={openSearch}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M11 11l4 4M12 6.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0" />
      </svg>
      <span>Search ids, offsets, names</span>
    </button>
  )
}
