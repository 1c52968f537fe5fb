import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '../generated/site.ts'
import { SaveBar } from '../save/SaveBar.tsx'
import { SearchProvider } from '../search/SearchProvider.tsx'
import { reportUrl } from '../site/reportUrl.ts'
import { Announcements } from '../ui/announce.tsx'
import footerStyles from './Footer.module.css'
import { Header } from './Header.tsx'
import { LegendPanel } from './LegendPanel.tsx'
import { MissingRow } from './MissingRow.tsx'
import { Navigation } from './Navigation.tsx'
import { UpdateNotice } from './offline/UpdateNotice.tsx'
import { PageOfAddress } from './PageOfAddress.tsx'
import { useLegend } from './panels.ts'
import styles from './Shell.module.css'
import { useEndKey } from './useEndKey.ts'
import { useFramePath } from './useFramePath.ts'
import { useSiteLinks } from './useSiteLinks.ts'

/** The footer of every page: version, date of the data, licence, and a link to report a mistake. */
function Footer() {
  const path = useFramePath()
  const { search } = useLocation()
  return (
    <footer className={footerStyles.footer}>
      <span>
        Version {site.version}
        {site.dataDate && `, data from ${site.dataDate}`}
      </span>
      <a href={`${site.repository}/blob/HEAD/LICENSE`}>{site.license} licence</a>
      <a href={site.repository}>Source code</a>
      <a href={reportUrl(path + search)}>Report a mistake</a>
    </footer>
  )
}

/** The page of the address, and the site around it: header, navigation, legend and notices. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const legend = useLegend()
  useSiteLinks()
  useEndKey()

  return (
    <SearchProvider>
      <div className={styles.shell} data-legend={legend.isOpen || undefined}>
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          Skip to content
        </button>
        <Header />
        <SaveBar />
        <Navigation />
        <main ref={main} tabIndex={-1} className={styles.main}>
          <PageOfAddress />
        </main>
        <Footer />
        {legend.isOpen && <LegendPanel onClose={legend.toggle} />}
        <div role="status">
          <MissingRow />
          <UpdateNotice />
        </div>
        <Announcements />
      </div>
    </SearchProvider>
  )
}
