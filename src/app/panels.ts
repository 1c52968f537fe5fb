import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { makeStore } from '../ui/makeStore.ts'

/** History state of the entry that opens the drawer, which Back closes. */
const drawerState = { isDrawerOpen: true }

/** Whether a history entry is that of the open drawer. */
export const isDrawerState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDrawerOpen' in state

/**
 * The menu of phones. It is a history entry of its own, which every change of page replaces, so that Back closes it and never
 * opens it again.
 */
export function useDrawer() {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const isBack = useNavigationType() === 'POP'
  const isOpen = isDrawerState(state) && !isBack
  const open = () => void navigate(pathname + search, { state: drawerState })
  const close = () => void (isOpen && navigate(-1))
  return { isOpen, close, toggle: isOpen ? close : open }
}

const isLegendOpen = makeStore(false)

/** The legend beside any page. The menu of phones, which would cover it, closes when it opens. */
export function useLegend() {
  const { close: closeDrawer } = useDrawer()
  const isOpen = isLegendOpen.useValue(value => value)
  const toggle = () => {
    isLegendOpen.set(!isOpen)
    closeDrawer()
  }
  return { isOpen, toggle }
}
