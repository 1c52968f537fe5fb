import { createContext } from 'react'

/**
 * What a page is rendered for:
 * - `live`: the app in a browser; its first commit is also the static picture that is shown until the app has loaded
 * - `document`: a static page for visitors without JavaScript; everything is rendered
 */
export const RenderMode = createContext<'live' | 'document'>('live')
