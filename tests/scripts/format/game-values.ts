import type { SaveReading } from '../../../scripts/format/codec/decode-save.ts'
import { EvidenceSave, isUnmodified } from '../../../scripts/format/evidence/evidence-save.ts'
import { realSaves } from '../../support/real-saves.ts'
import { decoded, definition } from './support.ts'

/** The values of the blocks of a decoded save, by their numbers. */
export const blockValues = ({ blocks }: Pick<SaveReading, 'blocks'>) =>
  new Map(blocks.map(({ block, value }) => [block.number, value]))

/** A decoded save, whose values are read by path. */
export const evidenceOf = (name: string, reading: Pick<SaveReading, 'blocks'>): EvidenceSave =>
  new EvidenceSave(definition, {
    name,
    platform: 'pc',
    series: null,
    blocks: blockValues(reading),
  })

/** The first saves of the project. */
export const firstSaves = realSaves.map(({ name, bytes }) => evidenceOf(name, decoded(bytes)))

/** Those without the one of another game script, which has other variables. */
export const unmodifiedSaves = firstSaves.filter(isUnmodified)
