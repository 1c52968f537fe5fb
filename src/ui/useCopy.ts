import { useEffect, useState } from 'react'

const shownMilliseconds = 2000

/** Copies a text; `answer` says for two seconds how it went and is empty otherwise. */
export function useCopy(text: string) {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (answer === '') return
    const timer = setTimeout(() => setAnswer(''), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer('Copied')
    } catch {
      setAnswer('Not allowed')
    }
  }
  return { answer, copy }
}
