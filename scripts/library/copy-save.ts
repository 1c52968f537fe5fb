import { hexBytes } from '#shared/number.ts'
import type { SaveCodec } from '../format/codec/compile-format.ts'
import { isStruct, type StructValue, type Value } from '../format/codec/value.ts'
import { keepBits, withBits } from './nan-values.ts'
import {
  type CodedSave,
  type MobileSave,
  ParsedSave,
  type PcSave,
  type Save,
  type SaveContents,
  type WritableSave,
} from './save.ts'

/** Wraps blocks in which a NaN is a text with its bits. @param codec with names, if script variables are to have some */
export function toSave<Variables>(
  codec: SaveCodec,
  contents: SaveContents,
  hasNaN = true,
): PcSave<Variables> | MobileSave {
  if (hasNaN) keepBits(codec, contents.blocks)
  return codec.definition.platform === 'pc'
    ? new ParsedSave<'pc', Variables>('pc', contents, codec)
    : new ParsedSave<'mobile'>('mobile', contents, codec)
}

/** The parts of a save, those that may be missing with what the game has. */
function contentsOf(save: WritableSave) {
  const { blocks, padding = null, trailing = null } = save
  const objectLayout = save.platform === 'mobile' ? (save.objectLayout ?? 'later') : 'later'
  return { blocks, padding, trailing, objectLayout } as const
}

/** See `cloneSave` of the package. */
export function copySave({ codec, save }: CodedSave): Save {
  return toSave(
    codec,
    withBits(save.blocks, () => structuredClone(contentsOf(save))),
  )
}

/** What JSON has no value for. */
function toPlain(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: hexBytes(value) }
  const isNumber = typeof value === 'number'
  return isNumber && (!Number.isFinite(value) || Object.is(value, -0))
    ? { $float: Object.is(value, -0) ? '-0' : String(value) }
    : value
}

function fromPlain(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$float' in value) return Number(value.$float)
  if (!('$bytes' in value) || typeof value.$bytes !== 'string') return value
  return Uint8Array.from(value.$bytes.split(' ').filter(Boolean), byte => Number.parseInt(byte, 16))
}

/** See `saveToJson` of the package. */
export function toJson(save: WritableSave): string {
  const { platform = 'pc' } = save
  return withBits(save.blocks, () => JSON.stringify({ platform, ...contentsOf(save) }, toPlain))
}

const isBlocks = (value: unknown): value is Record<string, StructValue> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one: Value) => isStruct(one))

const isBytes = (value: unknown): value is Uint8Array | null | undefined =>
  value === undefined || value === null || value instanceof Uint8Array

/** The save in a text. @throws TypeError if it is none */
export function readJson(text: string): WritableSave {
  const parsed: unknown = JSON.parse(text, fromPlain)
  const save: Partial<Record<string, unknown>> =
    typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  const { platform, blocks, padding, trailing, objectLayout } = save
  const isKnown = platform === 'pc' || platform === 'mobile'
  if (!isKnown || !isBlocks(blocks) || !isBytes(padding) || !isBytes(trailing))
    throw new TypeError('not a save as saveToJson returns it')
  const end = { blocks, padding: padding ?? null, trailing: trailing ?? null }
  if (platform === 'pc') return { platform, ...end }
  return { platform, objectLayout: objectLayout === 'earlier' ? 'earlier' : 'later', ...end }
}

/** The save of {@link readJson} with all that a parsed one has. */
export function withKept<Variables>({ codec, save }: CodedSave) {
  return toSave<Variables>(codec, contentsOf(save))
}
