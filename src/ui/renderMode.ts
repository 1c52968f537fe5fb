import { createContext, use, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What a page is rendered for:
 * - `live`: the app in a browser; its first commit is also the static picture that is shown until the app has loaded
 * - `document`: a static page for users without JavaScript; everything is rendered
 */
export const RenderMode = createContext<'live' | 'document'>('live')

/**
 * Whether a part of a page renders all of its content. Not in its first commit, which shows what the first window needs; the
 * rest follows when that is painted. True at once in static documents, and where the address may lead into the rest.
 */
export function useIsComplete(): boolean {
  const { search } = useLocation()
  const isNeededAtOnce = use(RenderMode) === 'document' || search !== ''
  return useDeferredValue(true, isNeededAtOnce)
}
