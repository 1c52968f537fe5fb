import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = () => () => {}

/**
 * The path of the address, for the frame of the site. While a static picture becomes the app it is that of the overview: the
 * document has its frame, around the picture of any page.
 */
export function useFramePath(): string {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => pathname,
    () => (import.meta.env.SSR ? pathname : '/'),
  )
}
