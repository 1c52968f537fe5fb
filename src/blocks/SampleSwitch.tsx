import { useSampleChoice } from './sampleBytes.ts'

/** Shows or hides the bytes of the sample save on all block pages. */
export function SampleSwitch() {
  const [isShown, choose] = useSampleChoice()
  return (
    <label title="Bytes of a made-up save with values that are common in real saves; for structs that repeat, the first one">
      <input type="checkbox" checked={isShown} onChange={event => choose(event.currentTarget.checked)} /> Show
      sample bytes
    </label>
  )
}
