import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileEnd } from '#shared/route.ts'
import { blockCoverage, coverageKinds } from '../../../scripts/format/coverage/coverage.ts'
import { blockFormat, blockModules } from '../../../scripts/format/pages/block-format.ts'
import { fileParts } from '../../../scripts/format/pages/file-overview.ts'
import { formatModules } from '../../../scripts/format/pages/format-modules.ts'
import { recipeBook } from '../../../scripts/format/recipes/recipe-book.ts'
import { realSource } from '../support/sources.ts'
import { blockOf, decoded, definition, typicalSave } from './support.ts'

const parts = fileParts(definition)

describe('the overview of a typical save', () => {
  it('covers the file without gap or overlap', () => {
    let end = 0
    for (const { start, size } of parts) {
      expect(start).toBe(end)
      end += size
    }
    expect(end).toBe(definition.file.size)
  })

  it('shows the blocks at the offsets of a save with these counts, and the old markers where a scan finds them', () => {
    const blocks = decoded(typicalSave).blocks.map(({ start, size }) => ({ start, size }))
    expect(parts.filter(({ kind }) => kind === 'block')).toMatchObject(blocks)
    const marker = (start: number) => Buffer.from(typicalSave.subarray(start, start + 5)).toString()
    const [padding, ...leftovers] = parts.slice(-8, -1)
    expect(padding?.kind).toBe('padding')
    expect(leftovers.map(({ start }) => marker(start))).toEqual(Array(6).fill('BLOCK'))
  })
})

it('the coverage adds up to the size of each block, and the blocks to the total', () => {
  const known = blockCoverage(definition)
  for (const row of known) expect(coverageKinds.reduce((sum, kind) => sum + row[kind], 0)).toBe(row.size)
  const blocks = known.filter(({ block }) => block !== 'all')
  expect(known.at(-1)?.size).toBe(blocks.reduce((sum, { size }) => sum + size, 0))
})

it('the fields of a block have meanings as sentences with true minus signs', () => {
  const formats = definition.blocks.map(block => blockFormat(definition, block))
  const meanings = formats.flatMap(({ structs }) =>
    structs.flatMap(({ fields }) => fields.map(({ meaning }) => meaning)),
  )
  expect(meanings.filter(meaning => !/[.!?]$/.test(meaning) || /(^|[\s(])-\d/.test(meaning))).toEqual([])
  expect(meanings.some(meaning => meaning.includes('−'))).toBe(true)
})

it.each([
  ['00', '312'],
  ['01', '2314 + variable_space_size + 262 × script_count'],
  ['10', '114 + 32 × zone_count + 17 × info_count + 32 × map_zone_count'],
  ['21', '3 + section_count'],
  ['22', '8 + 8 × price_change_count + item_count'],
  ['25', '6 + 2 × stack_depth + 6 × doors'],
])('the size of a block %s is %s', (number, formula) => {
  expect(blockFormat(definition, blockOf(number)).formula).toBe(formula)
})

describe('the modules of the block pages', () => {
  const { recipes } = recipeBook(definition, realSource)
  const modules = blockModules(definition, recipes)
  const others = formatModules(definition)

  it('are one for each block with contents, and one for the padding', () => {
    const blocks = definition.blocks.filter(({ typicalSize }) => typicalSize > 0)
    expect(blocks).toHaveLength(25)
    expect(modules.map(({ path }) => path)).toEqual(
      [...blocks.map(({ number }) => number), fileEnd].map(number => `format/block-${number}.ts`),
    )
  })

  it.each([...modules, ...others])('$path stays small', ({ content }) => {
    expect(gzipSync(content).length).toBeLessThan(9_800) // block 01, by far the largest, has 9,717: meanings are sentences
  })

  it('contain the enumerations that a block and its flags use, and no others', () => {
    const { enumerations, flagSets } = blockFormat(definition, blockOf('09'))
    expect(Object.keys(enumerations)).toEqual(['blip_colours', 'blip_looks', 'blip_displays', 'blip_kinds'])
    expect(Object.keys(flagSets)).toEqual(['blip_flags', 'blip_display_and_kind'])
  })

  it('contain the structs from the outermost to the innermost', () => {
    const names = blockFormat(definition, blockOf('02')).structs.map(({ name }) => name)
    expect(names).toEqual(['block_02', 'player', 'vec3', 'weapon_slot', 'clothes', 'object'])
  })
})
