import { describe, expect, it } from 'vitest'
import { memoizeBy } from '#shared/memoize.ts'
import { decodeSave, type SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { type Save, SaveError } from '../../../scripts/library/index.ts'
import { readSave } from '../../../src/save/readSave.ts'
import { required } from '../../support/required.ts'
import { Random } from '../../support/seeded-random.ts'
import { variants } from '../../support/synthetic-saves.ts'
import { errorsOf, library } from '../library/support.ts'
import { checkedValues } from './checked-values.ts'
import { codec, definition, synthetic } from './support.ts'

const random = new Random(202_752)
/** The small saves: quick to read, with all kinds of lists. */
const originals = variants.slice(0, 2).map(synthetic)
const pick = <One>(list: readonly One[]): One => required(list[random.integer(0, list.length - 1)], 'choice')

const countsOf = memoizeBy((original: Uint8Array) =>
  checkedValues(original).filter(({ role }) => role === 'count'),
)

/** Ways to damage a file; each changes bytes that start as a copy, or returns others. */
const mutations: Readonly<
  Record<string, (bytes: Uint8Array, original: Uint8Array) => Uint8Array | undefined>
> = {
  'flip a bit'(bytes) {
    const offset = random.integer(0, bytes.length - 1)
    bytes[offset] = (bytes[offset] ?? 0) ^ (1 << random.integer(0, 7))
  },
  'change a count'(bytes, original) {
    const { offset, size } = pick(countsOf(original))
    bytes.set(pick([random.bytes(size), new Uint8Array(size).fill(0xff), new Uint8Array(size)]), offset)
  },
  'overwrite a stretch'(bytes) {
    const start = random.integer(0, bytes.length - 1)
    const end = Math.min(bytes.length, start + random.integer(1, 5000))
    bytes.set(random.bytes(end - start), start)
  },
  'move a stretch'(bytes) {
    const length = random.integer(1, 2000)
    const from = random.integer(0, bytes.length - length)
    bytes.copyWithin(random.integer(0, bytes.length - length), from, from + length)
  },
  'random bytes'() {
    const bytes = new Uint8Array(pick([0, 1, 5, 317, 5000, definition.file.size]))
    bytes.set(random.bytes(Math.min(bytes.length, 1000)))
    return bytes
  },
}

/** Whether each error has a message, and an offset inside the file. */
const areReported = ({ errors }: SaveReading, length: number) =>
  errors.every(({ message, offset }) => offset >= 0 && offset <= length && /byte \d+ \(0x/.test(message))

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
    (_, mutate) => {
      for (let run = 0; run < perKind; run++) {
        const original = pick(originals)
        const copy = original.slice()
        const bytes = mutate(copy, original) ?? copy
        if (Buffer.compare(bytes, original) === 0) bytes[100] = (bytes[100] ?? 0) ^ 1
        const reading = decodeSave(codec, bytes)
        expect(reading.errors.length > 0 || reading.checksum?.isRight === false).toBe(true)
        expect(areReported(reading, bytes.length)).toBe(true)
        const save = parseOrReject(bytes)
        if (save !== null) {
          // All except the checksum, which is computed.
          const written = library.writeSave(save, { unchecked: true })
          expect(Buffer.compare(written.subarray(0, -4), bytes.subarray(0, -4))).toBe(0)
        }
        if (run % 5 > 0) continue
        if (save !== null) expectAgreement(save)
        const opened = readSave('file', bytes)
        if ('reason' in opened) expect(opened.reason).not.toBe('')
        else for (const table of ['variables', 'blocks/24-jumps', 'savehouses']) opened.column(table)
      }
    },
  )

  it('cut at or beside the start of a block, or with bytes added at the end, are detected without a crash', () => {
    for (const original of originals) {
      const starts = decodeSave(codec, original).blocks.map(({ start }) => start)
      const ends = [...starts, original.length].flatMap(end => [end - 1, end, end + 1])
      const cut = ends.filter(end => end < original.length).map(end => original.subarray(0, end))
      const longer = [1, 64].map(count => Buffer.concat([original, random.bytes(count)]))
      for (const bytes of [...cut, ...longer]) {
        const reading = decodeSave(codec, bytes)
        expect(reading.errors, `${bytes.length} bytes`).not.toEqual([])
        expect(areReported(reading, bytes.length)).toBe(true)
      }
    }
  })
})
