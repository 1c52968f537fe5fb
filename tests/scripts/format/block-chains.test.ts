import { expect, it } from 'vitest'
import { blockStart } from '#shared/format-path/file.ts'
import { blockChains } from '../../../scripts/format/pages/recipe-modules.ts'
import { realSaves } from '../../support/real-saves.ts'
import { fileCounts } from './bytes-access.ts'
import { decoded, definition, typicalSave } from './support.ts'

const chains = blockChains(definition)

it.each([{ name: 'a synthetic save', bytes: typicalSave }, ...realSaves])(
  'the start of one block determines those at a fixed distance from it in $name',
  ({ bytes }) => {
    const counts = fileCounts(definition, decoded(bytes).blocks)
    const wrong = Object.entries(chains).filter(([block, { first, offset }]) => {
      const origin = first === '00' ? 0 : blockStart(definition, first, counts)
      return blockStart(definition, block, counts) !== origin + offset
    })
    expect(wrong).toEqual([])
  },
)
