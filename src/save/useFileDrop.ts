import { useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Takes a file that the user drops anywhere in the window.
 * @param onEnter called when the pointer drags a file over the window; may be called several times
 * @param onFile called with the dropped file
 * @returns whether a file is over the window now
 */
export function useFileDrop(onEnter: () => void, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const listen = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      handle: (event: DragEvent) => void,
    ) => addEventListener(type, handle, { signal: controller.signal })
    listen('dragenter', event => hasFiles(event) && onEnter())
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
      if (file) onFile(file)
    })
    return () => controller.abort()
  }, [onEnter, onFile])
  return isOver
}
