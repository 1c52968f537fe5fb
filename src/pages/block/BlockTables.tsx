import { type ComponentType, memo, type ReactNode, type RefObject, use, useEffect } from 'react'
import { IsComplete } from '../../ui/completeness.ts'
import { laterPart } from '../../ui/laterPart.tsx'
import styles from './BlockTables.module.css'
import { layOutFarParts } from './layOutFarParts.ts'
import type { BlockTablesProps } from './tableProps.ts'
import { useWanted } from './useWanted.ts'

interface Props extends BlockTablesProps {
  /** All of the page. */
  page: RefObject<HTMLElement | null>
  /** What stands below the tables; it comes with them, so that it never moves. */
  children: ReactNode
}

interface Module {
  readonly default: ComponentType<BlockTablesProps>
}

const modules = import.meta.glob<Module>('./tables/*.tsx')

/** Tables with what stands below them. They are not drawn anew with the address: what reads it follows it by itself. */
async function loadWithRest(load: () => Promise<Module>) {
  const Tables = memo((await load()).default)
  return {
    default: function TablesWithRest({ format, page, children }: Props) {
      useEffect(() => layOutFarParts(page.current), [page])
      return (
        <>
          <div className={styles.tables}>
            <Tables format={format} />
          </div>
          {children}
        </>
      )
    },
  }
}

/** By the numbers of the blocks that have any. */
const parts = new Map(
  Object.entries(modules).map(([file, load]) => [
    file.replace(/\D/g, ''),
    laterPart(() => loadWithRest(load), null),
  ]),
)

/**
 * The further tables of a block, where it has any. They come with the first sign of a reader or when the page has been
 * idle for a moment: the table code and the rows of a block weigh more than all of the page before them.
 */
export function BlockTables(props: Props) {
  const isComplete = use(IsComplete)
  const isWanted = useWanted()
  const { page } = props
  useEffect(() => (isWanted ? layOutFarParts(page.current) : undefined), [isWanted, page])
  const Tables = parts.get(props.format.number)
  if (!Tables) return props.children
  return (isWanted || isComplete) && <Tables {...props} />
}
