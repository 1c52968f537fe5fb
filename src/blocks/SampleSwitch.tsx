import { useSampleChoice } from './sampleBytes.ts'

/** Shows or hides the bytes of the sample save on all block pages. */
export function SampleSwitch() {
  const [isShown, choose] = useSampleChoice()
  return (
    <label title="Bytes of a made-up save that holds what real saves usually hold; of structs that repeat, the first">
      <input type="checkbox" checked={isShown} onChange={event => choose(event.currentTarget.checked)} /> Show
      sample bytes
    </label>
  )
}
