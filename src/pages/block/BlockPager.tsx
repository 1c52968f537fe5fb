import { blocks } from '../../generated/blocks.ts'
import styles from './BlockPager.module.css'

const pages = blocks.filter(block => block.hasPage)

/** Links to the pages before and after. */
export function BlockPager({ id }: { id: string }) {
  const index = pages.findIndex(({ block }) => block === id)
  const previous = pages[index - 1]
  const next = pages[index + 1]
  return (
    <nav className={styles.pager} aria-label="Neighbouring blocks">
      {previous && (
        <a rel="prev" href={`#/block/${previous.block}`}>
          <small>Previous</small>
          {previous.block} {previous.description}
        </a>
      )}
      {next && (
        <a rel="next" className={styles.next} href={`#/block/${next.block}`}>
          <small>Next</small>
          {next.block} {next.description}
        </a>
      )}
    </nav>
  )
}
