import { createContext } from 'react'

/**
 * Reads the names of the sources of a table where a page is drawn once and for all; null elsewhere: there the names come with the
 * first sign of a reader.
 */
export const ReadSources = createContext<((table: string) => string) | null>(null)
