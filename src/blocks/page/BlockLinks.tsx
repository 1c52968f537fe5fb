import { useLocation } from 'react-router-dom'
import type { Platform } from '#shared/format-types.ts'
import { blockRoute } from '#shared/route.ts'
import { blocks } from '../../generated/blocks.ts'
import { useOpenedSave } from '../../save/openedSave.ts'
import { mobileBlockRoute, platformParameter } from '../../site/platform.ts'
import choices from '../../ui/choices.module.css'
import { withParameters } from '../../ui/pageAddress.ts'
import styles from './BlockLinks.module.css'

const platforms: readonly (readonly [platform: Platform, label: string])[] = [
  ['pc', 'PC'],
  ['mobile', 'Phones and tablets'],
]

/** Links to the page of the same block for the other platform. */
export function PlatformSwitch({ current }: { current: Platform }) {
  const { pathname, search } = useLocation()
  const isOpened = useOpenedSave() !== null // the page then follows the platform of the save
  const linkTo = (platform: Platform) => {
    const named = platform === 'pc' && !isOpened ? null : platform
    const next = withParameters(search, { [platformParameter]: named })
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return (
    <nav className={choices.list} aria-label="Platform">
      {platforms.map(([platform, label]) => (
        <a
          key={platform}
          className={choices.choice}
          href={`#${linkTo(platform)}`}
          aria-current={platform === current || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

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
