import { lazyWithRetry } from '../ui/lazyWithRetry.tsx'
import {
  closeSave,
  dismissFailure,
  expectSave,
  openSave,
  useExpectedSave,
  useProblems,
  useSaveState,
} from './openedSave.ts'
import styles from './SaveBar.module.css'
import { useFileDrop } from './useFileDrop.ts'

const SaveFacts = lazyWithRetry(async () => (await import('./SaveFacts.tsx')).SaveFacts, null)

/** Moves the focus to the page after a button of the line, which is gone then, as what had it before may be. */
const thenLeave = (act: () => void) => () => {
  act()
  document.querySelector('main')?.focus({ preventScroll: true })
}
const close = thenLeave(() => closeSave())
const dismiss = thenLeave(dismissFailure)

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
              <b>{failure.file}</b> cannot be opened: {failure.reason}.{' '}
              {save && (
                <button type="button" onClick={dismiss}>
                  Dismiss
                </button>
              )}
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
