import { expect, it } from 'vitest'
import { locateInStruct } from '#shared/format-path/locate.ts'
import { pathOf, startOf } from '#shared/format-path/step.ts'
import { findTarget } from '#shared/format-path/target.ts'
import { countsOfBlock, typicalFileCounts } from '#shared/format-path/tree.ts'
import { definition } from './support.ts'

const typical = typicalFileCounts(definition)

/** The typical counts of a file whose script has other variables. */
const otherScript = new Map([...typical, ['01', { ...typical.get('01'), variable_space_size: 408 }]])

it('a byte of a save has no name where the script has other variables', () => {
  const at = findTarget(definition, 'block01.globals[5]', otherScript)
  const block = startOf('01', 'block_01', countsOfBlock(otherScript, '01'))
  const steps = locateInStruct(definition, block, at.offset)
  expect(pathOf(steps)).toBe('block01.globals[5]')
  expect(() => findTarget(definition, 'block01.globals[gf_progress][2]', otherScript)).toThrow(
    'from another game script',
  )
})
