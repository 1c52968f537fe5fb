import { useEffect, useState } from 'react'
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

const SaveFacts = lazyWithRetry(async () => (await import('./SaveFacts.tsx')).SaveFacts, null)

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Opens a save that the user drops anywhere in the window. @returns whether a file is over the window now */
function useFileDrop(): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const listen = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      handle: (event: DragEvent) => void,
    ) => addEventListener(type, handle, { signal: controller.signal })
    listen('dragenter', event => hasFiles(event) && expectSave()) // several times for one file
    listen('dragover', event => {
      if (!hasFiles(event)) return
      event.preventDefault() // else the browser would open the file in place of the site
      setIsOver(true)
    })
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false)
    })
    listen('drop', event => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) void openSave(file)
    })
    return () => controller.abort()
  }, [])
  return isOver
}

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
  const isOver = useFileDrop()
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
