import { makeStore } from '../ui/makeStore.ts'
import { useDrawer } from './useDrawer.ts'

const isOpenStore = makeStore(false)

/** The legend beside any page. The menu of phones, which would cover it, closes when it opens. */
export function useLegend() {
  const { close: closeDrawer } = useDrawer()
  const isOpen = isOpenStore.useValue(value => value)
  const toggle = () => {
    isOpenStore.set(!isOpen)
    closeDrawer()
  }
  return { isOpen, toggle }
}
