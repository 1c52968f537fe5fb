import { CommandError } from '../../cli/command-error.ts'
import type { SaveCodecs } from '../codec/read-save.ts'
import { syntheticSave, variants } from '../synthetic/synthetic-saves.ts'
import { findSaves, readSaveFile } from './find-saves.ts'
import { verifySave } from './verify-save.ts'

/**
 * Saves for timings. @param folder real saves to use; if null, synthetic ones of typical size
 * @throws CommandError if the folder contains no saves, or one that is not sound
 */
export function benchSaves(
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
export function benchVerify(codecs: SaveCodecs, saves: readonly Uint8Array[], kind: string): string {
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
