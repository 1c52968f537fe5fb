import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from './BlockTables.module.css'
import type { BlockTablesProps } from './tableProps.ts'

const modules = import.meta.glob<{ default: ComponentType<BlockTablesProps> }>('./tables/*.tsx')
const tables = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
)

/** Whether an element has come within half a screen of the window since it was drawn; it stays so. */
function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

/**
 * The further tables of a block, where it has any. They come when the reader does: many look only at the fields, and
 * the tables need the table code and up to 12 KB of rows. A link into a table brings them at once.
 */
export function BlockTables({ format }: BlockTablesProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearView(place)
  const [parameters] = useSearchParams()
  const isLinked = [...parameters.keys()].some(name => name !== 'f')
  const Tables = tables.get(format.number)
  if (!Tables) return null
  return (
    <div ref={place} className={styles.tables}>
      {(isNear || isLinked) && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <Tables format={format} />
        </Suspense>
      )}
    </div>
  )
}
