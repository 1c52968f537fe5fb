import { announce } from './announce.tsx'
import { useBriefly } from './useBriefly.ts'

/** How long the answer to a copy is shown. */
export const answerMilliseconds = 2000

/** Copies a text and announces the result, which it also gives back. */
export async function copyText(text: string, what = text): Promise<string> {
  const answer = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed',
  )
  announce(`${answer}: ${what}`)
  return answer
}

/** Copies texts and announces the result; `answer` shows it for a while and is otherwise empty. */
export function useCopy() {
  const [answer, setAnswer] = useBriefly('', answerMilliseconds)
  const copy = async (text: string, what?: string) => setAnswer(await copyText(text, what))
  return { answer, copy }
}
