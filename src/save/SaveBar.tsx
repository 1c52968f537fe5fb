import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { closeSave, expectSave, openSave, useExpectedSave, useSaveState } from './openedSave.ts'
import styles from './SaveBar.module.css'
import { useFileDrop } from './useFileDrop.ts'
import { useProblems } from './useProblems.ts'

const SaveFacts = lazyWithRetry(async () => (await import('./SaveFacts.tsx')).SaveFacts, null)

/** Closes the save. The focus moves to the page: what had it before, such as a filter, may be gone with the save. */
function close(): void {
  closeSave()
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** The line below the header that names the opened save, and explains why a file could not be opened. */
export function SaveBar() {
  const { save, reading, failure } = useSaveState()
  useExpectedSave(SaveFacts.preload)
  const problems = useProblems(save)
  const isOver = useFileDrop(expectSave, openSave)
  return (
    <>
      {isOver && <p className={styles.drop}>Drop the save to open it. It stays on your machine.</p>}
      {(save || reading || failure) && (
        <section aria-label="Opened save" className={styles.bar}>
          {reading && <p>Opening {reading}…</p>}
          {failure && (
            <p role="alert">
              <b>{failure.file}</b> cannot be opened: {failure.reason}.
            </p>
          )}
          {save && <SaveFacts save={save} problems={problems} />}
          <button type="button" onClick={close}>
            Close
          </button>
        </section>
      )}
    </>
  )
}
