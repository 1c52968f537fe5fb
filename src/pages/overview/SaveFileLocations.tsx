import { saveFileLocations } from '../../generated/save-file-locations.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './overview.module.css'

/** Where each platform stores the saves. @param mark path to highlight */
export function SaveFileLocations({ mark }: { mark: string | null }) {
  return (
    <dl className={styles.locations}>
      {saveFileLocations.map(({ platform, path, note }) => (
        <div key={path} {...(path === mark && { 'data-marked': true, tabIndex: -1 })}>
          <dt>
            {platform}
            {note && <small> {note}</small>}
          </dt>
          <dd>
            <code>{path}</code> <CopyButton text={path} what={`${platform} path`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
