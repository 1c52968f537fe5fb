import { site } from '../generated/site.ts'
import { OpenSaveButton } from '../save/OpenSaveButton.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import hidden from '../ui/visuallyHidden.module.css'
import styles from './Header.module.css'
import { useDrawer, useLegend } from './panels.ts'
import { ThemeButton } from './ThemeButton.tsx'

/** The bar above every page: menu on a phone, name of the site, search, legend and theme. */
export function Header() {
  const drawer = useDrawer()
  const legend = useLegend()
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.menu}
        aria-expanded={drawer.isOpen}
        aria-controls="navigation"
        onClick={drawer.toggle}
      >
        Menu
      </button>
      {/* Where no script runs, the list of pages follows the page on small screens. */}
      <noscript className={styles.pages}>
        <a href="#navigation">Pages</a>
      </noscript>
      <a href="#/" className={styles.name}>
        {/* Lazy: to read its drawing takes the browser as long as half of a first screen, which comes before. */}
        <img src="./favicon.svg" alt="" width="24" height="24" loading="lazy" />
        <span>{site.title}</span>
      </a>
      <div className={styles.search}>
        <SearchButton isCompact />
      </div>
      <OpenSaveButton className={`${styles.tool} ${styles.open}`} />
      <button
        type="button"
        className={styles.tool}
        aria-expanded={legend.isOpen}
        aria-controls="legend"
        onClick={legend.toggle}
      >
        Legend
      </button>
      <a className={styles.source} href={site.repository} title="Source code">
        <svg viewBox="0 0 20 16" aria-hidden="true">
          <path d="M6 3 1 8l5 5M14 3l5 5-5 5M11.5 1l-3 14" />
        </svg>
        <span className={hidden.hidden}>Source code</span>
      </a>
      <ThemeButton />
    </header>
  )
}
