import { saveFileLocations } from '../../generated/save-file-locations.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './overview.module.css'

/** Where each platform keeps the save files, with a button to copy the path. */
export function SaveFileLocations() {
  return (
    <dl className={styles.locations}>
      {saveFileLocations.map(({ platform, path, note }) => (
        <div key={path}>
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
