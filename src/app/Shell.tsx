import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { UpdateNotice } from '../offline/UpdateNotice.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Header } from './Header.tsx'
import { LegendPanel } from './LegendPanel.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Shell.module.css'
import { useRouteFocus } from './useRouteFocus.ts'

/** Frame of every page: header, navigation, legend and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const [isLegendOpen, setLegendOpen] = useState(false)
  // The drawer belongs to the page it was opened on, so that every change of page closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null)
  const isDrawerOpen = drawerPage === pathname
  const closeDrawer = () => setDrawerPage(null)
  const toggleLegend = () => {
    setLegendOpen(!isLegendOpen)
    closeDrawer() // which would cover it
  }

  useRouteFocus(main)

  return (
    <div className={styles.shell} data-legend={isLegendOpen || undefined}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <Header
        isDrawerOpen={isDrawerOpen}
        onToggleDrawer={() => setDrawerPage(isDrawerOpen ? null : pathname)}
        isLegendOpen={isLegendOpen}
        onToggleLegend={toggleLegend}
      />
      <Navigation
        isDrawerOpen={isDrawerOpen}
        onCloseDrawer={closeDrawer}
        isLegendOpen={isLegendOpen}
        onToggleLegend={toggleLegend}
      />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      {isLegendOpen && <LegendPanel onClose={() => setLegendOpen(false)} />}
      <UpdateNotice />
    </div>
  )
}
