import { useRef, useState } from 'react'
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
import { useDrawer } from './useDrawer.ts'
import { useEndKey } from './useEndKey.ts'
import { useSiteLinks } from './useSiteLinks.ts'

/** The page of the address, and the site around it: header, navigation, legend and notices. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const [isLegendOpen, setIsLegendOpen] = useState(false)
  const [isDrawerOpen, openDrawer, closeDrawer] = useDrawer()
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
          onToggleDrawer={isDrawerOpen ? closeDrawer : openDrawer}
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
