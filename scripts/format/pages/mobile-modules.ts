import type { BlockDifference, Struct as ShownStruct } from '#shared/format-types.ts'
import { compareStructs, differenceText, type MobileParts } from '#shared/mobile-format.ts'
import { literal, moduleFile, type OutputFile } from '../../build/output-file.ts'
import { type BlockFormat, type Definition, findBlock } from '../definition.ts'
import { innerStructs, ownStructs } from '../structs.ts'
import { blockFormat } from './block-format.ts'

/** The properties of a part of the format that differ on mobile. */
function differing<Part extends object>(pc: Part, mobile: Part): Partial<Part> {
  const change: Partial<Part> = {}
  for (const key in mobile) if (literal(mobile[key]) !== literal(pc[key])) change[key] = mobile[key]
  return change
}

function structParts(pc: ShownStruct | undefined, mobile: ShownStruct): MobileParts['structs'][number] {
  if (pc === undefined) return mobile
  const { fields: own, ...before } = pc
  const { fields, ...after } = mobile
  const change = differing(before, after)
  if (literal(own) === literal(fields)) return { of: mobile.name, change, fields: null }
  const parts = fields.map(field => {
    const other = own.find(({ name }) => name === field.name)
    return other ? { of: field.name, change: differing(other, field) } : field
  })
  return { of: mobile.name, change, fields: parts }
}

/** What differs from PC on the page of a block. */
export function mobileParts(pc: BlockFormat, mobile: BlockFormat): MobileParts {
  const { structs: own, ...before } = pc
  const { structs, ...after } = mobile
  return {
    change: differing(before, after),
    structs: structs.map(struct =>
      structParts(
        own.find(({ name }) => name === struct.name),
        struct,
      ),
    ),
  }
}

/** How each block of mobile differs from that of PC; a size is null on a platform that does not have the block. */
function blockDifferences(pc: Definition, mobile: Definition): readonly BlockDifference[] {
  const own = new Set(ownStructs(mobile, pc).map(({ name }) => name))
  return mobile.blocks.map(({ number, title, struct, sizesSeen }) => {
    const other = findBlock(pc, number)
    const before = other === undefined ? [] : innerStructs(pc, other.struct)
    return {
      block: number,
      title,
      pcSizes: other?.sizesSeen ?? null,
      mobileSizes: sizesSeen,
      isSame: other !== undefined && !own.has(struct),
      difference: differenceText(compareStructs(before, innerStructs(mobile, struct))),
    }
  })
}

/** The blocks of mobile that have fields: those of PC as they differ from it, and those that PC does not have. */
function mobileFormats(pc: Definition, mobile: Definition) {
  const shared: Record<string, MobileParts> = {}
  const own: Record<string, BlockFormat> = {}
  for (const block of mobile.blocks.filter(({ typicalSize }) => typicalSize > 0)) {
    const other = findBlock(pc, block.number)
    const format = blockFormat(mobile, block)
    if (other === undefined) own[block.number] = format
    else shared[block.number] = mobileParts(blockFormat(pc, other), format)
  }
  return { shared, own }
}

/** The modules that show mobile saves beside those of PC. */
export function mobileModules(pc: Definition, mobile: Definition): readonly OutputFile[] {
  return [
    moduleFile('format/mobile-blocks.ts', () => {
      const { shared, own } = mobileFormats(pc, mobile)
      return {
        from: ['data-csv/format'],
        types: { 'format-types': ['BlockFormat'], 'mobile-format': ['MobileParts'] },
        constants: {
          mobileParts: {
            doc: 'What differs from PC on the pages of the blocks.',
            type: 'Readonly<Record<string, MobileParts>>',
            value: shared,
          },
          mobileOnly: {
            doc: 'Blocks that PC does not have.',
            type: 'Readonly<Record<string, BlockFormat>>',
            value: own,
          },
        },
      }
    }),
    moduleFile('format/mobile-differences.ts', () => ({
      from: ['data-csv/format'],
      types: { 'format-types': ['BlockDifference'] },
      constants: {
        blockDifferences: {
          doc: 'Every block of mobile beside that of PC.',
          type: 'readonly BlockDifference[]',
          value: blockDifferences(pc, mobile),
        },
      },
    })),
  ]
}
