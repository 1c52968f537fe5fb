import styles from './Requested.module.css'

/** Longer texts are no address that anybody wrote; they would only fill the page. */
const longest = 200

/** What an address asks for, as it stands there: as much of it as a reader needs to know it again. */
export function Requested({ children }: { children: string }) {
  const isLong = children.length > longest
  return <code className={styles.asked}>{isLong ? `${children.slice(0, longest)}…` : children}</code>
}
