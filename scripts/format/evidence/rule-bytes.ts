import { elementCount } from '../../../src/shared/count.ts'
import { fieldSize } from '../../../src/shared/layout.ts'
import { elementTypeSize } from '../../../src/shared/types.ts'
import type { Definition } from '../definition.ts'
import { ruleTargets } from './rule-path.ts'

/** Bytes of a typical save that a path of a rule names. */
export function ruleBytes(definition: Definition, path: string): number {
  const block = definition.blocks.find(({ number }) => path.startsWith(`${number}.`))
  const counts = block?.typicalCounts ?? {}
  const targets = ruleTargets(definition, path)
  return targets.reduce((bytes, { field, element }, depth) => {
    if (depth < targets.length - 1) return bytes * elementCount(field, counts)
    if (element === null) return bytes * fieldSize(field, counts)
    return bytes * (element.count ?? 1) * elementTypeSize(element.type)
  }, 1)
}
