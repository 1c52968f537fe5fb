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
    ...{ typicalSize, structs },
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
    ...{ structs: [], enumerations: {}, flagSets: {} },
    ...notes(definition, number),
  }
}
