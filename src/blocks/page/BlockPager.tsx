import { blocks } from '../../generated/blocks.ts'
import { blockRoute } from '../../shared/route.ts'
import { mobileBlockRoute } from '../../site/platform.ts'
import styles from './BlockPager.module.css'

const pages = blocks.filter(block => block.hasPage)

/** Links to the previous and next page. */
export function BlockPager({ id, isMobile }: { id: string; isMobile: boolean }) {
  const routeOf = isMobile ? mobileBlockRoute : blockRoute
  // By number, as a block of mobile saves need not be among the pages.
  const previous = pages.findLast(({ block }) => block < id)
  const next = pages.find(({ block }) => block > id)
  return (
    <nav className={styles.pager} aria-label="Neighbouring blocks">
      {previous && (
        <a rel="prev" href={`#${routeOf(previous.block)}`}>
          <small>Previous</small>
          {previous.block} {previous.name}
        </a>
      )}
      {next && (
        <a rel="next" className={styles.next} href={`#${routeOf(next.block)}`}>
          <small>Next</small>
          {next.block} {next.name}
        </a>
      )}
    </nav>
  )
}
