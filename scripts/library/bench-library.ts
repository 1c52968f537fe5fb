import { createLibrary } from './library.ts'
import type { PackedDefinition } from './packed-definition.ts'

const runs = 300

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * How long the package takes to read and to write a save, and how much memory a save takes.
 * @param packed the format, as the package has it
 * @returns figures as text
 */
export function benchLibrary(packed: PackedDefinition, saves: readonly Uint8Array[]): string {
  const { parseSave, writeSave } = createLibrary(packed)
  const bytesOf = (run: number) => saves[run % saves.length] ?? new Uint8Array()
  const reading: number[] = []
  const writing: number[] = []
  for (let run = 0; run < runs; run++) {
    const save = parseSave(bytesOf(run))
    reading.push(timeOf(() => parseSave(bytesOf(run))))
    writing.push(timeOf(() => writeSave(save)))
  }
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: 20 }, (_, run) => parseSave(bytesOf(run)))
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20 / kept.length
  const figures = (times: readonly number[]) =>
    `${median(times).toFixed(2)} ms (least ${Math.min(...times).toFixed(2)})`
  return `gtasa-save: reads a save in ${figures(reading)}, writes it in ${figures(writing)}, keeps it in ${megabytes.toFixed(1)} MiB`
}
