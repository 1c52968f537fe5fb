import { madeFrom } from '../../build/generated-module.ts'
import { type OutputFile, outputFile } from '../../build/output-file.ts'
import type { BlockFormat, Definition } from '../definition.ts'
import { ammunitionOffsets } from './ammunition-offsets.ts'
import { blockFormat, leftoverFormat } from './block-format.ts'
import { doorOffsets } from './door-offsets.ts'
import { shownOverview } from './file-overview.ts'

/** A value as a compact TypeScript literal, with unquoted keys where possible and maps as objects. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`
  if (value instanceof Map) return literal(Object.fromEntries(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(inner)}`
  })
  return `{${entries.join(',')}}`
}

const note = madeFrom('data-csv/format')

function blockModule(format: BlockFormat): string {
  const { structs, ...rest } = format
  const lines = [
    ...Object.entries(rest).map(([key, value]) => `  ${key}: ${literal(value)},\n`),
    `  structs: [\n${structs.map(struct => `    ${literal(struct)},\n`).join('')}  ],\n`,
  ]
  return `${note}import type { BlockFormat } from '../../shared/format-types.ts'\n\nexport const format: BlockFormat = {\n${lines.join('')}}\n`
}

/** Rows as columns, since repeated property names would be half of the text. */
function plainRows(type: string, rows: readonly object[]): string {
  const cells = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row }))
  const properties = new Set(rows.flatMap(row => Object.keys(row)))
  const lines = [...properties].map(
    property => `    ${property}: ${literal(cells.map(row => row[property] ?? null))},\n`,
  )
  return `rowsOf<${type}>({\n${lines.join('')}  })`
}

function overviewModule(definition: Definition): string {
  const { parts, known, ...file } = shownOverview(definition)
  return [
    `${note}import { rowsOf } from '../../shared/rows.ts'\n`,
    `import type { FileOverview, ShownPart } from '../../shared/format-types.ts'\n\n`,
    `export const overview: FileOverview = {\n  ...${literal(file)},\n`,
    `  parts: ${plainRows('ShownPart', parts)},\n`,
    `  known: ${plainRows("FileOverview['known'][number]", known)},\n}\n`,
  ].join('')
}

function doorsModule(definition: Definition): string {
  const rows = doorOffsets(definition).map(offsets => `  ${literal(offsets)},\n`)
  return `${note}import type { DoorOffsets } from '../../shared/savehouse-types.ts'\n\n/** Offsets of the doors of block 25, by number. */\nexport const doorOffsets: readonly DoorOffsets[] = [\n${rows.join('')}]\n`
}

function ammunitionModule(definition: Definition): string {
  return `${note}/** Offsets in block 02 of the total ammunition, by weapon slot. */\nexport const ammunitionOffsets: readonly string[] = ${literal(ammunitionOffsets(definition))}\n`
}

/** The modules with the format for the pages: one per block page, and the overview of the file. */
export function formatModules(definition: Definition): readonly OutputFile[] {
  const blocks = definition.blocks.filter(({ typicalSize }) => typicalSize > 0)
  const pathOf = ({ number }: { number: string }) => `format/block-${number}.ts`
  const padding = definition.leftovers.filter(({ number }) => number === '30')
  return [
    outputFile('format/overview.ts', () => overviewModule(definition)),
    outputFile('format/doors.ts', () => doorsModule(definition)),
    outputFile('format/ammunition-offsets.ts', () => ammunitionModule(definition)),
    ...blocks.map(block => outputFile(pathOf(block), () => blockModule(blockFormat(definition, block)))),
    ...padding.map(leftover =>
      outputFile(pathOf(leftover), () => blockModule(leftoverFormat(definition, leftover))),
    ),
  ]
}
