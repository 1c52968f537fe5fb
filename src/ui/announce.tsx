import { useEffect, useRef } from 'react'
import { makeStore } from './makeStore.ts'
import visuallyHidden from './visuallyHidden.module.css'

/** Screen readers have read a text by then; it would be in the way later. */
const shownMilliseconds = 2000

const announced = makeStore('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Lets screen readers announce a text, such as the result of an action or the number of rows found. */
export function announce(text: string): void {
  announced.set(text)
  clearTimeout(timer)
  timer = setTimeout(announced.set, shownMilliseconds, '')
}

/** Announces a text, such as a number of results, when it changes. */
export function useAnnouncedChange(text: string): void {
  const announcedText = useRef(text)
  useEffect(() => {
    if (announcedText.current !== text) announce(text)
    announcedText.current = text
  }, [text])
}

/** The live region of the site. One for all: a page of 127 colours had 257. */
export function Announcements() {
  const text = announced.useValue(
    value => value,
    () => '',
  )
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {text}
    </p>
  )
}
