import { memo, useEffect, useRef } from 'react'
import { downloadsRoute } from '#shared/route.ts'
import { type PageInfo, pages } from '../generated/register.ts'
import { OpenSaveButton } from '../save/OpenSaveButton.tsx'
import { useClosable, useEscape } from '../ui/closable.tsx'
import styles from './Navigation.module.css'
import { useDrawer, useLegend } from './panels.ts'
import { useFramePath } from './useFramePath.ts'

/** What is about the documentation comes after the blocks. */
const groups = ['Start', 'Game data', 'Game world', 'Blocks', 'About']
const legendPath = '/legend'

/** The pages of the register by group, each of which folds. The legend, which leads to its page, is a switch of its own. */
const parts = groups.map(title => ({
  title,
  entries: pages.filter(({ group, path }) => group === title && path !== legendPath),
}))

interface LinkProps {
  entry: PageInfo
  isCurrent: boolean
}

/** Memoised: a click renders the two that change, of 47. */
const PageLink = memo(function PageLink({ entry, isCurrent }: LinkProps) {
  return (
    <li>
      <a href={`#${entry.path}`} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        {entry.kind === 'block' && <span className={styles.code}>{entry.block}</span>}
        {entry.label}
      </a>
    </li>
  )
})

/** List of all pages: a sidebar on wide screens, a drawer on small ones. */
export function Navigation() {
  const { isOpen, close: closeDrawer } = useDrawer()
  const legend = useLegend()
  const list = useRef<HTMLElement>(null)
  const path = useFramePath()

  useEffect(() => {
    const nav = list.current
    const current = nav?.querySelector<HTMLElement>(`[href="#${CSS.escape(path)}"]`)
    if (!nav || !current) return
    current.closest('details')?.setAttribute('open', '')
    const top = current.offsetTop - nav.scrollTop
    // Not by scrollIntoView: some browsers would then start tabbing here instead of at the top of the page.
    // A link that is in view stays, and with it those below the pointer.
    if (top < 0 || top + current.offsetHeight > nav.clientHeight)
      nav.scrollTop = current.offsetTop - nav.clientHeight / 2
  }, [path])
  const { close, frame } = useClosable(closeDrawer)
  useEscape(isOpen, close) // the backdrop and the header can have the focus as well
  useEffect(() => {
    if (!isOpen) return
    const nav = list.current
    const current = nav?.querySelector<HTMLElement>('[aria-current]') // visible: the list does not scroll
    ;(current ?? nav?.querySelector('a'))?.focus()
  }, [isOpen])

  const legendLink = {
    className: styles.link,
    'aria-current': path === legendPath ? 'page' : undefined,
  } as const
  return (
    <>
      {isOpen && <button type="button" className={styles.backdrop} aria-label="Close menu" onClick={close} />}
      <nav
        id="navigation"
        ref={list}
        aria-label="Pages"
        className={styles.navigation}
        data-open={isOpen || undefined}
        {...(isOpen && frame)}
      >
        {parts.map(({ title, entries }) => (
          <details key={title} open>
            <summary className={styles.title}>
              <h2>{title}</h2>
            </summary>
            <ul className={styles.list}>
              {entries.map(entry => (
                <PageLink key={entry.path} entry={entry} isCurrent={entry.path === path} />
              ))}
              {title === 'Start' && (
                <>
                  <li>
                    <a href={`#${downloadsRoute}`} className={styles.link}>
                      Downloads
                    </a>
                  </li>
                  <li className={styles.open}>
                    <OpenSaveButton className={styles.link} onSelect={close} />
                  </li>
                  <li>
                    <button
                      {...legendLink}
                      type="button"
                      aria-expanded={legend.isOpen}
                      onClick={legend.toggle}
                    >
                      Legend
                    </button>
                    <noscript>
                      <a {...legendLink} href={`#${legendPath}`}>
                        Legend
                      </a>
                    </noscript>
                  </li>
                </>
              )}
            </ul>
          </details>
        ))}
      </nav>
    </>
  )
}
