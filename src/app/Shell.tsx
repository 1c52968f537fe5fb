import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { UpdateNotice } from '../offline/UpdateNotice.tsx'
import { sayNotLoaded } from '../ui/notLoaded.ts'
import { AskedRow } from './AskedRow.tsx'
import { Header } from './Header.tsx'
import { LoadNotice } from './LoadNotice.tsx'
import { Navigation } from './Navigation.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import styles from './Shell.module.css'
import { useLinks } from './useLinks.ts'

interface Props {
  /** Whether the document already shows the page of the address as it is drawn first. */
  isPainted: boolean
  /** Whether the code of the page takes so long that the reader should know. */
  isWaiting: boolean
}

/** The whole site, below a router: header, navigation, legend and the page of the address. */
export function Shell({ isPainted, isWaiting }: Props) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const [isLegendOpen, setLegendOpen] = useState(false)
  const [Legend, setLegend] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  // The drawer belongs to the page it was opened on, so that every change of page closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null)
  const isDrawerOpen = drawerPage === pathname
  const closeDrawer = () => setDrawerPage(null)
  const toggleLegend = () => {
    setLegendOpen(!isLegendOpen)
    import('./LegendPanel.tsx').then(
      ({ LegendPanel }) => setLegend(() => LegendPanel),
      () => {
        setLegendOpen(false)
        sayNotLoaded()
      },
    )
    closeDrawer() // which would cover it
  }

  useLinks()

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
        <PageOutlet main={main} isPainted={isPainted} isWaiting={isWaiting} />
      </main>
      {isLegendOpen && Legend && <Legend onClose={() => setLegendOpen(false)} />}
      <AskedRow />
      <LoadNotice />
      <UpdateNotice />
    </div>
  )
}
