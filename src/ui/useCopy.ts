import { useEffect, useState } from 'react'

const shownMilliseconds = 2000

/** Copies texts; `answer` shows the last result for two seconds and is otherwise empty. */
export function useCopy() {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (answer === '') return
    const timer = setTimeout(() => setAnswer(''), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer('Copied')
    } catch {
      setAnswer('Not allowed')
    }
  }
  return { answer, copy }
}
