import { createContext } from 'react'

/**
 * Whether tables are drawn whole at once, as pages for readers without JavaScript need. Otherwise a long table draws its
 * first rows, and the others when the browser is idle.
 */
export const CompleteTables = createContext(false)
