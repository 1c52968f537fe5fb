// npm run bench: measures time and memory of verifying, reading and writing saves and of building the data.

import { CommandError } from './cli/command-error.ts'
import { runCommand } from './cli/run-command.ts'
import type { SaveCodecs } from './format/codec/read-save.ts'
import { repositoryCodecs } from './format/repository-codec.ts'
import { syntheticSave, variants } from './format/synthetic/synthetic-saves.ts'
import { findSaves, readSaveFile } from './format/verify/find-saves.ts'
import { verifySave } from './format/verify/verify-save.ts'
import { parseSave, writeSave } from './library/index.ts'
import { buildData } from './publish/build-data.ts'

/**
 * Saves for timings. @param folder real saves to use; if null, synthetic ones of typical size
 * @throws CommandError if the folder contains no saves, or one that is not sound
 */
function benchSaves(
  codecs: SaveCodecs,
  folder: string | null,
): { readonly saves: readonly Uint8Array[]; readonly kind: 'real' | 'synthetic' } {
  if (folder === null)
    return { saves: variants.map(variant => syntheticSave(codecs[0], variant)), kind: 'synthetic' }
  const { files, faults } = findSaves([folder])
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  const saves = files.map(file => {
    const bytes = readSaveFile(file)
    if (verifySave(codecs, file, bytes).isSound) return bytes
    throw new CommandError(`${file}: not a sound save; see npm run verify-saves`)
  })
  return { saves, kind: 'real' }
}

const runs = 1000
/** Runs after which memory must no longer grow. */
const warmUp = 200

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`

/** Verifies 1,000 saves in memory on one core. @returns figures as text */
function benchVerify(codecs: SaveCodecs, saves: readonly Uint8Array[], kind: string): string {
  const rounds = Math.ceil(runs / saves.length)
  const order = Array.from({ length: rounds }, () => saves)
    .flat()
    .slice(0, runs)
  let sound = 0
  let early = 0
  let peak = 0
  const start = performance.now()
  const startCpu = process.cpuUsage()
  for (const [run, bytes] of order.entries()) {
    if (verifySave(codecs, `${run}`, bytes).isSound) sound++
    const { rss } = process.memoryUsage()
    if (run < warmUp) early = Math.max(early, rss)
    else peak = Math.max(peak, rss)
  }
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(startCpu)
  const cpuSeconds = (user + system) / 1e6
  return [
    `verify: ${runs} saves (${saves.length} ${kind} ones over and over), ${sound} sound, in ${cpuSeconds.toFixed(1)} s of CPU time (${seconds.toFixed(1)} s elapsed)`,
    `memory: at most ${megabytes(early)} in the first ${warmUp} runs, ${megabytes(peak)} after`,
  ].join('\n')
}

const readings = 300

/** Elapsed time: CPU time would count the threads that collect garbage of other benchmarks. */
function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * Measures reading and writing a save with the package, and memory per save. @returns figures as text
 */
function benchLibrary(saves: readonly Uint8Array[]): string {
  const bytesOf = (run: number) => saves[run % saves.length] ?? new Uint8Array()
  const reading: number[] = []
  const writing: number[] = []
  for (let run = 0; run < readings; run++) {
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
    return `${sorted[Math.floor(readings / 2)]?.toFixed(2)} ms (least ${sorted[0]?.toFixed(2)})`
  }
  return `gtasa-save: reads a save in ${figures(reading)}, writes it in ${figures(writing)}, keeps it in ${megabytes.toFixed(1)} MiB`
}

function bench(folder: string | null): void {
  const root = process.cwd()
  const codecs = repositoryCodecs(root)
  const { saves, kind } = benchSaves(codecs, folder)
  console.log(benchVerify(codecs, saves, kind))
  console.log(benchLibrary(saves))
  const start = performance.now()
  const { modules, downloads } = buildData(root)
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`data: ${modules.length} modules and ${downloads.length} downloads in ${seconds} s`)
}

const line = {
  call: 'npm run bench [-- FOLDER]',
  help: `Measures time and memory of verifying, reading and writing saves, and of building the data.
Uses the save files (*.b) of FOLDER, or synthetic saves.`,
  count: [0, 1],
} as const

await runCommand(line, ({ others: [folder = null] }) => bench(folder))
