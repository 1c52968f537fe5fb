import { useEffect, useRef, useSyncExternalStore } from 'react'
import visuallyHidden from './visuallyHidden.module.css'

/** Screen readers have read a text by then; it would be in the way later. */
const shownMilliseconds = 2000

let announced = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(text: string) {
  announced = text
  for (const listen of listeners) listen()
}

/** Lets screen readers announce a text, such as the result of an action or the number of rows found. */
export function announce(text: string): void {
  show(text)
  clearTimeout(timer)
  timer = setTimeout(() => show(''), shownMilliseconds)
}

/** Announces a text, such as a number of results, when it changes. */
export function useAnnouncedChange(text: string): void {
  const announcedText = useRef(text)
  useEffect(() => {
    if (announcedText.current !== text) announce(text)
    announcedText.current = text
  }, [text])
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The live region of the site. One for all: a page of 127 colours had 257. */
export function Announcements() {
  const text = useSyncExternalStore(
    subscribe,
    () => announced,
    () => '',
  )
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {text}
    </p>
  )
}
