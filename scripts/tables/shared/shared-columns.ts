import { column, float, optional, text } from '../../csv/declare.ts'

/** Columns shared by many tables. */
export const note = column('Note', optional(text()), 'Notes')

export const otherName = column('Other name', optional(text()), 'Name in older tables, if different')

export const x = column('X', float({ min: -3000, max: 3000 }), 'East-west position', 'game units')

export const y = column('Y', float({ min: -3000, max: 3000 }), 'North-south position', 'game units')

export const z = column('Z', float({ min: -100, max: 1500 }), 'Height', 'game units')

/** Routes of block pages, two digits: `/block/01`. */
export const blockPattern = { pattern: /^([0-2]\d|30)$/, example: '01' }
