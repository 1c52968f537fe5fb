import { choice, column, float, optional, text } from '../../csv/declare.ts'
import { evidences } from './field-words.ts'

/** The evidence column of a table whose rows are not all equally well known. */
export const rowEvidence = column(
  'Evidence',
  choice(...evidences),
  'verified on saves, from the source code of game or scripts, or unverified',
)

/** A plain ASCII host without user or port, and a path without characters that end an HTML attribute. */
const address = /^https:\/\/(?!\S*xn--)[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}\/[\w.~:/?#@!$&'()*+,;=%-]*$/

/** The address of a page of another site. */
export const webAddress = text({ pattern: address, example: 'https://example.org/' })

/** Columns shared by many tables. */
export const note = column('Note', optional(text()), 'Notes')

export const otherName = column('Other name', optional(text()), 'Name in older tables, if different')

export const x = column('X', float({ min: -3000, max: 3000 }), 'East-west position', 'game units')

export const y = column('Y', float({ min: -3000, max: 3000 }), 'North-south position', 'game units')

export const z = column('Z', float({ min: -100, max: 1500 }), 'Height', 'game units')

/** Routes of block pages, two digits: `/block/01`. */
export const blockPattern = { pattern: /^([0-2]\d|30)$/, example: '01' }
