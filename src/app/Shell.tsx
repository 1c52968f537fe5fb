import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SaveBar } from '../save/SaveBar.tsx'
import { SearchProvider } from '../search/SearchProvider.tsx'
import { Announcements } from '../ui/announce.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LegendPanel } from './LegendPanel.tsx'
import { MissingRow } from './MissingRow.tsx'
import { Navigation } from './Navigation.tsx'
import { UpdateNotice } from './offline/UpdateNotice.tsx'
import { PageOfAddress } from './PageOfAddress.tsx'
import styles from './Shell.module.css'
import { useEndKey } from './useEndKey.ts'
import { useSiteLinks } from './useSiteLinks.ts'

/** The page of the address, and the site around it: header, navigation, legend and notices. */
export function Shell() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const [isLegendOpen, setIsLegendOpen] = useState(false)
  // The drawer belongs to the page it was opened on, so that every change of page closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null)
  const isDrawerOpen = drawerPage === pathname
  const closeDrawer = () => setDrawerPage(null)
  const toggleLegend = () => {
    setIsLegendOpen(!isLegendOpen)
    closeDrawer() // which would cover it
  }
  useSiteLinks()
  useEndKey()

  return (
    <SearchProvider>
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
        <SaveBar />
        <main ref={main} tabIndex={-1} className={styles.main}>
          <PageOfAddress />
        </main>
        <Footer />
        {isLegendOpen && <LegendPanel onClose={() => setIsLegendOpen(false)} />}
        <div role="status">
          <MissingRow />
          <UpdateNotice />
        </div>
        <Announcements />
      </div>
    </SearchProvider>
  )
}
