import { type ComponentType, memo, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { IsComplete } from '../../ui/completeness.ts'
import styles from './BlockTables.module.css'
import type { BlockTablesProps } from './tableProps.ts'
import { useWanted } from './useWanted.ts'

type Tables = ComponentType<BlockTablesProps>

const modules = import.meta.glob<{ default: Tables }>('./tables/*.tsx')
const loaded = new Map<string, Promise<Tables>>()

/**
 * Loads the tables of a block once: React wants the same promise each time. A failed load is tried again. They are not
 * drawn anew with the address: what reads it follows it by itself.
 */
function loadTables(id: string): Promise<Tables> | null {
  const load = modules[`./tables/${id}.tsx`]
  if (!load) return null
  const promise = loaded.get(id) ?? load().then(module => memo(module.default))
  loaded.set(id, promise)
  promise.catch(() => loaded.delete(id))
  return promise
}

type Arrival = { readonly tables: Tables } | { readonly error: unknown }

/** The tables of a block, or null until they are wanted and there. */
function useTables(id: string, isWanted: boolean): Tables | null {
  const isComplete = use(IsComplete)
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const arrive = (next: Arrival) => isCurrent && startTransition(() => setArrival(next))
    loadTables(id)?.then(
      tables => arrive({ tables }),
      error => arrive({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, isWanted])
  const promise = isComplete ? loadTables(id) : null
  if (promise) return use(promise)
  if (arrival && 'error' in arrival) throw arrival.error
  return arrival?.tables ?? null
}

interface Props extends BlockTablesProps {
  /** What stands below the tables; it comes with them, so that it never moves. */
  children: ReactNode
}

/**
 * The further tables of a block, where it has any. They come with the first sign of a reader or when the page has been
 * idle for a moment: the table code and the rows of a block weigh more than all of the page before them.
 */
export function BlockTables({ format, children }: Props) {
  const isWanted = useWanted()
  const Tables = useTables(format.number, isWanted)
  if (!(`./tables/${format.number}.tsx` in modules)) return children
  if (!Tables) return null
  return (
    <>
      <div className={styles.tables}>
        <Tables format={format} />
      </div>
      {children}
    </>
  )
}
