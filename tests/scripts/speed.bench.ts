// npm run bench: measures verifying, reading and writing saves, and building the data.

import { bench } from 'vitest'
import { buildData } from '../../scripts/publish/build-data.ts'
import { verdictOf } from './format/support.ts'
import { allSaves, library } from './library/support.ts'

/** A task with each of some values in turn. */
function inTurn<Value>(values: readonly Value[], task: (value: Value) => unknown): () => void {
  let next = 0
  return () => {
    const value = values[next++ % values.length]
    if (value !== undefined) task(value)
  }
}

const time = 3000
const files = allSaves.map(({ bytes }) => bytes)
const saves = files.map(bytes => library.parseSave(bytes))

bench('verifies a save', inTurn(files, verdictOf), { time })
bench('reads a save with the package', inTurn(files, library.parseSave), { time })
bench('writes a save with the package', inTurn(saves, library.writeSave), { time })
bench('builds the data', () => void buildData(process.cwd()), { iterations: 5, warmupIterations: 1 })
