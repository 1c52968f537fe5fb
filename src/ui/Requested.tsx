import styles from './Requested.module.css'

/** Longer texts are not plausible addresses and would only fill the page. */
const longest = 200

/** Quotes what an address asks for, truncated. */
export function Requested({ children }: { children: string }) {
  const isLong = children.length > longest
  return <code className={styles.requested}>{isLong ? `${children.slice(0, longest)}…` : children}</code>
}
