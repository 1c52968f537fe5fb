import type { Sample } from './samples.ts'
import { estimate } from './statistics.ts'
import type { Visit } from './visit.ts'

/** A fast typist's, so that what follows an answer is done before the next key, as it is for a reader. */
const msBetweenKeys = 100

/**
 * Types a word into the field that has the focus.
 * @param awaitAnswer runs in the page before each key, and tells it what counts as an answer (see probe.ts)
 * @returns milliseconds from each key to the paint of its answer; NaN where none came
 */
export async function typeWord(visit: Visit, word: string, awaitAnswer: () => void): Promise<number[]> {
  const { page } = visit
  const times: number[] = []
  for (const key of word) {
    await page.waitForTimeout(msBetweenKeys)
    await page.evaluate(awaitAnswer)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    times.push(await visit.readAnswer())
  }
  return times
}

/** The median and the worst of all keys that were answered. */
export function keySamples(what: string, times: readonly number[]): Sample[] {
  const answered = times.filter(time => !Number.isNaN(time))
  return [
    { name: `${what}, median key`, unit: 'ms', value: answered.length > 0 ? estimate(answered).median : NaN },
    { name: `${what}, worst key`, unit: 'ms', value: answered.length > 0 ? Math.max(...answered) : NaN },
  ]
}
