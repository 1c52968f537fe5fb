import { createContext } from 'react'

/**
 * What a page is rendered for:
 * - `live`: the app in a browser
 * - `picture`: static HTML shown until the app has loaded; only what the first window shows is needed
 * - `document`: a static page for visitors without JavaScript; everything is rendered
 */
export const RenderMode = createContext<'live' | 'picture' | 'document'>('live')
