import { expect } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import type { Problem, Source } from '../../../scripts/csv/declare.ts'
import { compileFormat } from '../../../scripts/format/codec/compile-format.ts'
import { decodeSave } from '../../../scripts/format/codec/decode-save.ts'
import { encodeSave } from '../../../scripts/format/codec/encode-save.ts'
import { storeChecksum } from '../../../scripts/format/codec/file-end.ts'
import type { SaveCodecs } from '../../../scripts/format/codec/read-save.ts'
import type { StructValue } from '../../../scripts/format/codec/value.ts'
import { type Block, findBlock } from '../../../scripts/format/definition.ts'
import { formatDefinition, mobileDefinition } from '../../../scripts/format/format-definition.ts'
import { formatStep } from '../../../scripts/format/format-step.ts'
import { verifySave } from '../../../scripts/format/verify/verify-save.ts'
import { formatTables } from '../../../scripts/tables/tables.ts'
import { newSaves, type RealSave, realMobileSaves, realSaves, seriesSaves } from '../../support/real-saves.ts'
import { required } from '../../support/required.ts'
import {
  mobileVariants,
  syntheticSave,
  syntheticValues,
  type Variant,
  variants,
} from '../../support/synthetic-saves.ts'
import { realSource } from '../support/sources.ts'

const root = process.cwd()

export const { definition } = formatDefinition(realSource)

export const codec = compileFormat(definition)

/** The codec of mobile saves. */
export const mobileCodec = compileFormat(mobileDefinition(realSource))

export const codecs: SaveCodecs = [codec, mobileCodec]

/** Decoded bytes, cached for all tests that do not change them. */
export const decoded = memoizeBy((bytes: Uint8Array) => decodeSave(codec, bytes))

/** The bytes of a synthetic save, cached for all tests that do not change them. */
export const synthetic = memoizeBy((variant: Variant): Uint8Array => syntheticSave(codec, variant))

/** A kind of synthetic PC saves. @param start of its name */
export const variantOf = (start: string): Variant =>
  required(
    variants.find(({ name }) => name.startsWith(start)),
    `variant ${start}`,
  )

/** A synthetic save made indoors, with few entities. */
export const smallSave = synthetic(variantOf('indoors'))

/** A synthetic save with the counts of a typical one. */
export const typicalSave = synthetic(variantOf('typical counts'))

/** What our verification finds in a save of either platform. */
export const verdictOf = (bytes: Uint8Array) => verifySave(codecs, 'a.b', bytes)

/** The offset of the first byte of a block of a PC save. */
export const startOf = (bytes: Uint8Array, block: string): number =>
  decoded(bytes).blocks.find(reading => reading.block.number === block)?.start ?? Number.NaN

/** A copy of a PC save with other bytes from an offset on, and with a right checksum. */
export function patched(original: Uint8Array, offset: number, patch: readonly number[]): Uint8Array {
  const bytes = Uint8Array.from(original)
  bytes.set(patch, offset)
  storeChecksum(bytes, definition.file.checksumOffset)
  return bytes
}

/** A synthetic PC save with other values in some fields of a block. */
export function saveWith(
  variant: Variant,
  block: string,
  change: (old: StructValue) => StructValue,
): Uint8Array {
  const values = syntheticValues(codec, variant)
  const old = values.get(block) ?? {}
  return encodeSave(codec, values.set(block, { ...old, ...change(old) }))
}

/** A block of PC saves. */
export const blockOf = (number: string): Block => required(findBlock(definition, number), `block ${number}`)

/** All problems of the format tables: of single cells, and across tables. */
export async function formatProblems(source: Source): Promise<readonly Problem[]> {
  // Where a table alone has problems, the step reports nothing across tables.
  const { problems = formatDefinition(source).problems } = await formatStep({ root, source })
  return [...formatTables.flatMap(table => table.problems(source)), ...problems]
}

/** Whether these are the 22 saves that the project was tested with. */
export const isReferenceSet =
  realSaves.length === 22 && realSaves.every(({ name }) => /^[0-9a-f]{8}-(in|out)side-\d\.b$/.test(name))

/** Whether the saves are there on which the tables were verified. */
export const isWhole = isReferenceSet && seriesSaves.length > 0 && newSaves.length > 0

if (realSaves.length > 0 && !isReferenceSet)
  process.stdout.write(`SKIPPED: what the tables state of the 22 first saves: there are others\n`)

/**
 * Expects as many saves as a table states, or more if there are saves that it does not count yet.
 * @param newer number of those
 */
export function expectCounted(found: number, stated: number, newer: number, subject: string): void {
  expect(newer, 'saves that the tables do not count yet').toBeGreaterThanOrEqual(0)
  expect(found, subject).toBeGreaterThanOrEqual(stated)
  expect(found, subject).toBeLessThanOrEqual(stated + newer)
}

export const syntheticMobileSaves: readonly RealSave[] = mobileVariants.map(variant => ({
  name: variant.name,
  bytes: syntheticSave(mobileCodec, variant),
}))

/** Synthetic and real mobile saves. */
export const mobileSaves: readonly RealSave[] = [...syntheticMobileSaves, ...realMobileSaves]
