import { parse } from '../../../src/shared/format-path/path.ts'
import { problemAt, type Source } from '../../csv/engine/table.ts'
import type { Problem } from '../../csv/problem.ts'
import { usualValuesTable } from '../../tables/format/usual-values.ts'
import type { SaveCodec } from '../codec/compile-format.ts'
import { encodeSave } from '../codec/encode-save.ts'
import type { StructValue } from '../codec/value.ts'
import { holdsFor } from '../resolve/layout-rows.ts'
import { keepListRules } from '../synthetic/keep-list-rules.ts'
import type { Choice } from '../synthetic/random.ts'
import { randomStruct } from '../synthetic/random-struct.ts'
import { withUsualValue } from './usual-value.ts'

function nearestToZero(min: number, max: number): number {
  return min > 0 ? min : Math.min(0, max)
}

/** Chooses neutral values: 0, or the nearest legal number. */
const quiet: Choice = {
  integer: nearestToZero,
  float: nearestToZero,
  bytes: length => new Uint8Array(length),
}

/** The values of the sample save of a platform by block: neutral ones, and those of usual-values.csv. */
function sampleValues({ definition }: SaveCodec, source: Source) {
  const values = new Map<string, StructValue>(
    definition.blocks.map(({ number, struct, typicalCounts }) => [
      number,
      randomStruct(definition, struct, quiet, typicalCounts),
    ]),
  )
  const problems: Problem[] = []
  for (const row of usualValuesTable.read(source).soundRows.filter(holdsFor(definition.platform))) {
    const { block: number = null, steps = [] } = parse(row.values.path) ?? {}
    const block = definition.blocks.find(candidate => candidate.number === number)
    const old = values.get(number ?? '')
    try {
      if (block === undefined || old === undefined)
        throw new Error(`names block ${number}, which does not exist`)
      const names = steps.map(({ name }) => name)
      values.set(block.number, withUsualValue(definition, block.struct, old, names, row.values.value))
    } catch (caught) {
      const rule = caught instanceof Error ? caught.message : String(caught)
      const allowed = 'a legal value of a field of the block, other than the default'
      problems.push(
        problemAt(row, 'value', { rule, allowed, fix: 'correct path or value, or remove the row' }),
      )
    }
  }
  for (const [number, value] of values) values.set(number, keepListRules(number, value))
  return { values, problems }
}

/** The bytes of the sample save: generated, with values typical of real saves. */
export function sampleSave(codec: SaveCodec, source: Source) {
  const { values, problems } = sampleValues(codec, source)
  return { bytes: encodeSave(codec, values), problems }
}
