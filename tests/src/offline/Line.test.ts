import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line } from '../../../src/offline/worker/Line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A download that takes a second, and how often it was begun. */
function makeDownload() {
  const load = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        setTimeout(() => resolve('file'), 1000)
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  )
  return load
}

describe('the line of the offline worker', () => {
  it('is free as long as the reader does nothing', async () => {
    const load = makeDownload()
    const result = new Line().run(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('file')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is given to the reader in the middle of a download, which begins anew when the reader rests', async () => {
    const line = new Line()
    const load = makeDownload()
    const result = line.run(load)
    await vi.advanceTimersByTimeAsync(500)
    line.hold()
    await vi.advanceTimersByTimeAsync(1400)
    expect(load).toHaveBeenCalledTimes(1)
    line.hold()
    await vi.advanceTimersByTimeAsync(1400)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1200)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await result).toBe('file')
  })

  it('passes on what goes wrong by itself', async () => {
    const failed = new Line().run(async () => {
      throw new Error('no room')
    })
    await expect(failed).rejects.toThrow('no room')
  })
})
