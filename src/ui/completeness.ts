import { createContext } from 'react'

/** True where a page is drawn once and for all, for readers without JavaScript: nothing may then come later. */
export const IsComplete = createContext(false)
