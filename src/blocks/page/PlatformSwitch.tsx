import { useLocation } from 'react-router-dom'
import { useOpenedSave } from '../../save/openedSave.ts'
import type { Platform } from '../../shared/format-types.ts'
import { platformParameter } from '../../site/platform.ts'
import styles from '../../ui/choices.module.css'

const platforms: readonly (readonly [platform: Platform, label: string])[] = [
  ['pc', 'PC'],
  ['mobile', 'Phones and tablets'],
]

/** Links to the page of the same block for the other platform. */
export function PlatformSwitch({ current }: { current: Platform }) {
  const { pathname, search } = useLocation()
  const isOpened = useOpenedSave() !== null // the page then follows the platform of the save
  const linkTo = (platform: Platform) => {
    const next = new URLSearchParams(search)
    next.set(platformParameter, platform)
    if (platform === 'pc' && !isOpened) next.delete(platformParameter)
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return (
    <nav className={styles.list} aria-label="Platform">
      {platforms.map(([platform, label]) => (
        <a
          key={platform}
          className={styles.choice}
          href={`#${linkTo(platform)}`}
          aria-current={platform === current || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
