import { compareStructs, differenceText } from '../../../src/shared/block-difference.ts'
import type { BlockDifference } from '../../../src/shared/format-types.ts'
import type { MobileParts } from '../../../src/shared/mobile-format.ts'
import { literal, madeFrom, type OutputFile, outputFile } from '../../build/output-file.ts'
import type { Block, BlockFormat, Definition, Struct } from '../definition.ts'
import { blockFormat, innerStructs } from './block-format.ts'

const note = madeFrom('data-csv/format')

/** The properties of a part of the format that differ on mobile. */
function differing<Part extends object>(pc: Part, mobile: Part): Partial<Part> {
  const change: Partial<Part> = {}
  for (const key in mobile) if (literal(mobile[key]) !== literal(pc[key])) change[key] = mobile[key]
  return change
}

function structParts(pc: Struct | undefined, mobile: Struct): MobileParts['structs'][number] {
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

/** How a block of mobile differs from that of PC; null sizes on a platform that does not have it. */
function blockDifference(pc: Definition, mobile: Definition, { number, title }: Block): BlockDifference {
  const own = pc.blocks.find(block => block.number === number)
  const other = mobile.blocks.find(block => block.number === number)
  const structsOf = (definition: Definition, block: Block | undefined) =>
    block === undefined ? [] : innerStructs(definition, block.struct)
  const [before, after] = [structsOf(pc, own), structsOf(mobile, other)]
  return {
    block: number,
    title,
    pcSizes: own?.sizesSeen ?? null,
    mobileSizes: other?.sizesSeen ?? null,
    isSame: own !== undefined && other !== undefined && layoutOf(before) === layoutOf(after),
    difference: differenceText(compareStructs(before, after)),
  }
}

/** Offsets, types and counts of all fields; names of script variables do not count. */
function layoutOf(structs: readonly Struct[]): string {
  return literal(
    structs.map(({ name, size, fields }) => [
      name,
      size,
      fields.map(({ name, offset, type, size, count }) => [name, offset, type, size, count]),
    ]),
  )
}

function formatsModule(pc: Definition, mobile: Definition): string {
  const [shared, own]: [string[], string[]] = [[], []]
  for (const block of mobile.blocks.filter(({ typicalSize }) => typicalSize > 0)) {
    const other = pc.blocks.find(({ number }) => number === block.number)
    const format = blockFormat(mobile, block)
    const text = literal(other ? mobileParts(blockFormat(pc, other), format) : format)
    ;(other ? shared : own).push(`  ${literal(block.number)}: ${text},\n`)
  }
  return [
    `${note}import type { BlockFormat } from '../../shared/format-types.ts'\n`,
    `import type { MobileParts } from '../../shared/mobile-format.ts'\n\n`,
    `/** What differs from PC on the pages of the blocks. */\n`,
    `export const mobileParts: Readonly<Record<string, MobileParts>> = {\n${shared.join('')}}\n\n`,
    `/** Blocks that PC does not have. */\n`,
    `export const mobileOnly: Readonly<Record<string, BlockFormat>> = {\n${own.join('')}}\n`,
  ].join('')
}

function differencesModule(pc: Definition, mobile: Definition): string {
  const rows = mobile.blocks.map(block => `  ${literal(blockDifference(pc, mobile, block))},\n`)
  return [
    `${note}import type { BlockDifference } from '../../shared/format-types.ts'\n\n`,
    `/** Every block of mobile beside that of PC. */\n`,
    `export const blockDifferences: readonly BlockDifference[] = [\n${rows.join('')}]\n`,
  ].join('')
}

/** The modules that show mobile saves beside those of PC. */
export function mobileModules(pc: Definition, mobile: Definition): readonly OutputFile[] {
  return [
    outputFile('format/mobile-blocks.ts', () => formatsModule(pc, mobile)),
    outputFile('format/mobile-differences.ts', () => differencesModule(pc, mobile)),
  ]
}
