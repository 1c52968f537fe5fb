import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import { closeSave, expectSave, openSave, useSaveState } from './openedSave.ts'
import styles from './SaveBar.module.css'
import { useFileDrop } from './useFileDrop.ts'

const SaveFacts = lazyWithRetry(async () => (await import('./SaveFacts.tsx')).SaveFacts, null)

/** Closes the save. The focus moves to the page: what had it before, such as a filter, may be gone with the save. */
function close(): void {
  closeSave()
  document.querySelector('main')?.focus({ preventScroll: true })
}

const takeFile = (file: File) => void openSave(file)

/** The line below the header that names the opened save, or explains why a file could not be opened. */
export function SaveBar() {
  const state = useSaveState()
  const isOver = useFileDrop(expectSave, takeFile)
  return (
    <>
      {isOver && <p className={styles.drop}>Drop the save to open it. It stays on your machine.</p>}
      {state.kind !== 'none' && (
        <section aria-label="Opened save" className={styles.bar} data-kind={state.kind}>
          {state.kind === 'reading' && <p>Opening {state.file}…</p>}
          {state.kind === 'failed' && (
            <p role="alert">
              <b>{state.file}</b> cannot be opened: {state.reason}.
            </p>
          )}
          {state.kind === 'open' && <SaveFacts save={state.save} />}
          <button type="button" onClick={close}>
            Close
          </button>
        </section>
      )}
    </>
  )
}
