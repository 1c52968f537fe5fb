import { sizeFormula } from '../../algebra/layout.ts'
import { type Block, type BlockFormat, type Definition, fieldsOf, type Leftover } from '../definition.ts'
import { knownBytes } from '../known/known-bytes.ts'
import { innerStructs } from './inner-structs.ts'
import { usedValueSets } from './used-value-sets.ts'

function notes({ corrections, unknowns }: Definition, number: string) {
  return {
    corrections: corrections.filter(({ page }) => page === number),
    unknowns: unknowns.filter(({ page }) => page === number),
  }
}

/** Where the block stands in a typical file made inside, and whether nothing before it has a size of its own. */
function placeInFile({ blocks, file }: Definition, block: Block) {
  const earlier = blocks.slice(0, blocks.indexOf(block))
  const typicalStart = earlier.reduce(
    (sum, { typicalSize }) => sum + file.marker.length + typicalSize,
    file.marker.length,
  )
  return {
    typicalStart,
    isStartFixed: earlier.every(({ typicalCounts }) => Object.keys(typicalCounts).length === 0),
  }
}

/** What the page of a block shows. */
export function blockFormat(definition: Definition, block: Block): BlockFormat {
  const { number, name, title, what, driver, evidence, sizesSeen, struct, typicalSize } = block
  const structs = innerStructs(definition, struct)
  return {
    ...{ number, name, title, what, driver, formula: sizeFormula(fieldsOf(definition, struct)) },
    ...{ evidence, sizesSeen },
    known: knownBytes(definition).find(known => known.block === number) ?? null,
    root: struct,
    typicalCounts: block.typicalCounts,
    ...{ typicalSize, structs, ...placeInFile(definition, block) },
    ...usedValueSets(definition, structs),
    ...notes(definition, number),
  }
}

/** What the page of a left-over marker shows: no struct, no bytes of its own. */
export function leftoverFormat(definition: Definition, leftover: Leftover): BlockFormat {
  const { number, title, what, evidence, sizesSeen } = leftover
  return {
    ...{ number, name: 'leftover', title, what, driver: 'the blocks before it', formula: '' },
    ...{ evidence, sizesSeen, known: null, root: null, typicalCounts: {}, typicalSize: null },
    ...{ typicalStart: null, isStartFixed: false },
    ...{ structs: [], enumerations: {}, flagSets: {} },
    ...notes(definition, number),
  }
}
