import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { BlockFormat } from '../../generated/format/types.ts'

export interface BlockTablesProps {
  readonly format: BlockFormat
}

const modules = import.meta.glob<{ default: ComponentType<BlockTablesProps> }>('./tables/*.tsx')
const tables = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
)

/** Lets the page itself appear first: the tables need the table code and up to 25 KB of rows. */
const delayMs = 250

/** The further tables of a block, where it has any. */
export function BlockTables({ format }: BlockTablesProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  const Tables = tables.get(format.number)
  return <Suspense>{isWanted && Tables && <Tables format={format} />}</Suspense>
}
