import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockName } from '../ui/BlockName.tsx'
import styles from './Navigation.module.css'
import { navigation } from './navigation.ts'

interface Props {
  isDrawerOpen: boolean
  onCloseDrawer: () => void
  isLegendOpen: boolean
  onToggleLegend: () => void
}

/** List of all pages: a side bar on wide screens, a drawer on small ones. */
export function Navigation({ isDrawerOpen, onCloseDrawer, isLegendOpen, onToggleLegend }: Props) {
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(pathname)}"]`)
    // Not by scrollIntoView: some browsers would then let the first Tab start here instead of at the top of the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [pathname])
  useEffect(() => {
    if (isDrawerOpen) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isDrawerOpen])

  return (
    <>
      {isDrawerOpen && (
        <button type="button" className={styles.backdrop} aria-label="Close menu" onClick={onCloseDrawer} />
      )}
      <nav
        id="navigation"
        ref={list}
        aria-label="Pages"
        className={styles.navigation}
        data-open={isDrawerOpen || undefined}
        onKeyDown={event => event.key === 'Escape' && onCloseDrawer()}
      >
        {navigation.map(({ title, entries }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {entries.map(({ path, label, ...entry }) => (
                <li key={path}>
                  <a
                    href={`#${path}`}
                    className={styles.link}
                    aria-current={path === pathname ? 'page' : undefined}
                    onClick={onCloseDrawer}
                  >
                    {entry.kind === 'block' && <span className={styles.code}>{entry.block}</span>}
                    <BlockName name={label} really={entry.kind === 'block' && entry.really} />
                  </a>
                </li>
              ))}
              {title === 'Start' && (
                <li>
                  <button
                    type="button"
                    className={styles.link}
                    aria-expanded={isLegendOpen}
                    onClick={onToggleLegend}
                  >
                    Legend
                  </button>
                </li>
              )}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}
