import { describe, expect, it } from 'vitest'
import { decodeSave, type SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { Random } from '../../../scripts/format/synthetic/random-struct.ts'
import { syntheticSave, variants } from '../../../scripts/format/synthetic/synthetic-saves.ts'
import { type Save, SaveError } from '../../../scripts/library/index.ts'
import { readSave } from '../../../src/save/readSave.ts'
import { required } from '../../support/required.ts'
import { errorsOf, library } from '../library/support.ts'
import { checkedValues } from './checked-values.ts'
import { codec, definition } from './support.ts'

const random = new Random(202_752)
/** The small saves: quick to read, with all kinds of lists. */
const originals = variants.slice(0, 2).map(variant => syntheticSave(codec, variant))
const pick = <One>(list: readonly One[]): One => required(list[random.integer(0, list.length - 1)], 'choice')

const countFields = new Map(
  originals.map(original => [original, checkedValues(original).filter(({ role }) => role === 'count')]),
)

/** Ways to damage a file; each returns changed bytes. */
const mutations: Readonly<Record<string, (original: Uint8Array) => Uint8Array>> = {
  'flip a bit': original => {
    const bytes = original.slice()
    const offset = random.integer(0, bytes.length - 1)
    bytes[offset] = (bytes[offset] ?? 0) ^ (1 << random.integer(0, 7))
    return bytes
  },
  'change a count': original => {
    const bytes = original.slice()
    const { offset, size } = pick(countFields.get(original) ?? [])
    const other = pick([random.bytes(size), new Uint8Array(size).fill(0xff), new Uint8Array(size)])
    bytes.set(other, offset)
    return bytes
  },
  'overwrite a stretch': original => {
    const bytes = original.slice()
    const start = random.integer(0, bytes.length - 1)
    const end = Math.min(bytes.length, start + random.integer(1, 5000))
    bytes.set(random.bytes(end - start), start)
    return bytes
  },
  'move a stretch': original => {
    const bytes = original.slice()
    const length = random.integer(1, 2000)
    const from = random.integer(0, bytes.length - length)
    bytes.copyWithin(random.integer(0, bytes.length - length), from, from + length)
    return bytes
  },
  'random bytes': () => {
    const bytes = new Uint8Array(pick([0, 1, 5, 317, 5000, definition.file.size]))
    bytes.set(random.bytes(Math.min(bytes.length, 1000)))
    return bytes
  },
}

const isParsed = ({ errors }: SaveReading) => errors.length === 0
const isRightSum = ({ checksum: sum }: SaveReading) => sum !== null && sum.stored === sum.computed

/**
 * Whether an error has a block or applies to the whole file, and has an offset inside the file and a message.
 */
function isTold({ errors }: SaveReading, length: number): boolean {
  return errors.every(
    ({ message, offset }) => offset >= 0 && offset <= length && /byte \d+ \(0x/.test(message),
  )
}

/** The save that the package reads from damaged bytes; null if it rejects them with an offset and a reason. */
function parseOrReject(bytes: Uint8Array): Save | null {
  try {
    return library.parseSave(bytes, { acceptWrongChecksum: true })
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    expect(error.reason).not.toBe('')
    expect(error.offset).toBeLessThanOrEqual(bytes.length)
    return null
  }
}

/** What the package writes has no error: constants are set, and other errors are rejected. */
function expectAgreement(save: Save): void {
  try {
    expect(errorsOf(library.parseSave(library.writeSave(save)))).toEqual([])
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    expect(errorsOf(save)).not.toEqual([])
  }
}

const perKind = 60

describe('damaged files', () => {
  it.each(Object.entries(mutations))(
    `%s: all of ${perKind} are detected; the package rejects them or writes them back, the site opens them or says why not`,
    (kind, mutate) => {
      const counts = { structure: 0, checksum: 0, written: 0 }
      for (let run = 0; run < perKind; run++) {
        const original = pick(originals)
        const bytes = mutate(original)
        if (Buffer.compare(bytes, original) === 0) bytes[100] = (bytes[100] ?? 0) ^ 1
        const reading = decodeSave(codec, bytes)
        if (!isParsed(reading)) counts.structure++
        else if (!isRightSum(reading)) counts.checksum++
        expect(isTold(reading, bytes.length)).toBe(true)
        const save = parseOrReject(bytes)
        if (save !== null) {
          // All except the checksum, which is computed.
          const written = library.writeSave(save, { unchecked: true })
          expect(Buffer.compare(written.subarray(0, -4), bytes.subarray(0, -4))).toBe(0)
          counts.written++
        }
        if (run % 5 > 0) continue
        if (save !== null) expectAgreement(save)
        const opened = readSave('file', bytes)
        if ('reason' in opened) expect(opened.reason).not.toBe('')
        else for (const table of ['variables', 'blocks/24-jumps', 'savehouses']) opened.column(table)
      }
      process.stdout.write(`damage, ${kind}: ${perKind} tried, ${JSON.stringify(counts)}\n`)
      expect(counts.structure + counts.checksum).toBe(perKind)
    },
  )

  it('cut at the start of a block or a byte beside it are detected, without a crash', () => {
    for (const original of originals) {
      const starts = decodeSave(codec, original).blocks.map(({ start }) => start)
      for (const start of [...starts, original.length]) {
        for (const length of [start - 1, start, start + 1].filter(one => one < original.length)) {
          const reading = decodeSave(codec, original.subarray(0, length))
          expect(isParsed(reading), `cut after ${length} bytes`).toBe(false)
          expect(isTold(reading, length)).toBe(true)
        }
      }
    }
  })

  it.each([1, 64])('with %i more bytes are detected, without a crash', count => {
    for (const original of originals) {
      const bytes = Buffer.concat([original, random.bytes(count)])
      const reading = decodeSave(codec, bytes)
      expect(isParsed(reading)).toBe(false)
      expect(isTold(reading, bytes.length)).toBe(true)
    }
  })
})
