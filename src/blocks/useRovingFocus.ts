import { type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowRight: index => index + 1,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/**
 * One stop of the Tab key for a row of links; the arrow keys, Home and End move between them.
 * @param first key of the link that Tab reaches before any had the focus
 */
export function useRovingFocus(first: string) {
  const [stop, setStop] = useState(first)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const index = links.findIndex(link => link.matches(':focus'))
    const next = links[step(index, links.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { stop, setStop, onKeyDown }
}
