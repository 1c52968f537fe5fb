import type { SaveCodecs } from '../codec/platform.ts'
import { verifySave } from './verify-save.ts'

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
