import { useLocation } from 'react-router-dom'
import { site } from '../generated/site.ts'
import { reportUrl } from '../site/reportUrl.ts'
import styles from './Footer.module.css'
import { useFramePath } from './useFramePath.ts'

/** The footer of every page: version, date of the data, licence, and a link to report a mistake. */
export function Footer() {
  const path = useFramePath()
  const { search } = useLocation()
  return (
    <footer className={styles.footer}>
      <span>
        Version {site.version}
        {site.dataDate && `, data from ${site.dataDate}`}
      </span>
      <a href={`${site.repository}/blob/HEAD/LICENSE`}>{site.license} licence</a>
      <a href={site.repository}>Source code</a>
      <a href={reportUrl(path + search)}>Report a mistake</a>
    </footer>
  )
}
