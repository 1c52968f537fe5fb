import { parseSave, writeSave } from './index.ts'

const runs = 300

/** Elapsed time: CPU time would count the threads that collect garbage of other benchmarks. */
function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * Measures reading and writing a save with the package, and memory per save. @returns figures as text
 */
export function benchLibrary(saves: readonly Uint8Array[]): string {
  const bytesOf = (run: number) => saves[run % saves.length] ?? new Uint8Array()
  const reading: number[] = []
  const writing: number[] = []
  for (let run = 0; run < runs; run++) {
    const save = parseSave(bytesOf(run))
    reading.push(timeOf(() => parseSave(bytesOf(run))))
    writing.push(timeOf(() => writeSave(save)))
  }
  // Enough saves that garbage of earlier runs hardly matters.
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: 100 }, (_, run) => parseSave(bytesOf(run)))
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20 / kept.length
  const figures = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b)
    return `${sorted[Math.floor(runs / 2)]?.toFixed(2)} ms (least ${sorted[0]?.toFixed(2)})`
  }
  return `gtasa-save: reads a save in ${figures(reading)}, writes it in ${figures(writing)}, keeps it in ${megabytes.toFixed(1)} MiB`
}
