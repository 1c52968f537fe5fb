import type { Problem, Source } from '../../csv/declare.ts'
import { blockSizesFit, blocksInOrder } from './blocks-fit.ts'
import { elementsFit } from './elements-fit.ts'
import { fieldsBelong, structsUsed } from './fields-belong.ts'
import { countsResolve, legendsFit, namesUnique, offsetsAddUp, typesExist } from './fields-fit.ts'
import type { Layout } from './layout-check.ts'
import { rangesFit } from './ranges-fit.ts'
import { elementValueSetsExist, fieldValueSetsExist, flagsDistinct, valueSetsUsed } from './value-sets-fit.ts'

/** If these fail, sizes are unknown, and other checks would only repeat that. */
const firstChecks = [fieldsBelong, typesExist]

const checks = [
  countsResolve,
  offsetsAddUp,
  namesUnique,
  legendsFit,
  rangesFit,
  fieldValueSetsExist,
  elementValueSetsExist,
  elementsFit,
  structsUsed,
]

/** All rules between the format tables. */
export function checkLayout(layout: Layout, source: Source): readonly Problem[] {
  const blocks = blocksInOrder(layout, source)
  if (blocks.length > 0) return blocks
  const first = firstChecks.flatMap(check => [...check(layout)])
  if (first.length > 0) return first
  const isOnPc = layout.definition.platform === 'pc'
  return [
    ...checks.flatMap(check => [...check(layout)]),
    // Value sets belong to both platforms, and PC uses all of them.
    ...(isOnPc ? [...flagsDistinct(source), ...valueSetsUsed(layout, source)] : []),
    ...blockSizesFit(layout, source),
  ]
}
