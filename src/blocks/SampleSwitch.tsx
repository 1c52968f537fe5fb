import { useSampleChoice } from './sampleBytes.ts'

/** Shows or hides the bytes of the sample save on all block pages. */
export function SampleSwitch() {
  const [isShown, choose] = useSampleChoice()
  return (
    <label title="Bytes of a synthetic save with values that are common in real saves; for repeated structs, those of the first">
      <input type="checkbox" checked={isShown} onChange={event => choose(event.currentTarget.checked)} /> Show
      sample bytes
    </label>
  )
}
