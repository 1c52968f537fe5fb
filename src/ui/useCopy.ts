import { useEffect, useState } from 'react'
import { announce } from './announce.tsx'

const shownMilliseconds = 2000

/** Copies texts and announces the result; `answer` shows it for two seconds and is otherwise empty. */
export function useCopy() {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (answer === '') return
    const timer = setTimeout(() => setAnswer(''), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async (text: string, what = text) => {
    const result = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed',
    )
    setAnswer(result)
    announce(`${result}: ${what}`)
  }
  return { answer, copy }
}
