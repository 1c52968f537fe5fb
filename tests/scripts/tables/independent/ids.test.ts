import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tables } from '../../../../scripts/tables/tables.ts'
import { readRows } from '../../../support/csv-rows.ts'
import { required } from '../../../support/required.ts'
import { realSource } from '../../support/sources.ts'

type OtherId = Record<'kind' | 'id' | 'name', string>

/** A name in the other list that differs from ours, as a regular expression. A difference that no longer exists is an error. */
type KnownDifference = Record<'kind' | 'theirs' | 'reason', string>

const knownDifferences = readRows<KnownDifference>(new URL('known-differences.csv', import.meta.url))
const isKnown = ({ kind, name }: OtherId, known: KnownDifference) =>
  known.kind === kind && new RegExp(known.theirs).test(name)

/** The ids of another public project are not part of the repository: they are in FACTS_DIR, or beside it. */
const file = join(process.env.FACTS_DIR ?? '../shared/facts', 'independent-ids.csv')
const isThere = existsSync(file)
if (!isThere) process.stdout.write(`SKIPPED: an independent list of ids: no file ${file}; set FACTS_DIR\n`)
const others = isThere ? readRows<OtherId>(file) : []

/**
 * The table with our names for the ids of a kind: `column=value` or `column!=value` for the rows it is about, empty for all, and
 * the columns whose words are our name.
 */
type ComparedIds = Record<'kind' | 'table' | 'rows' | 'id' | 'names', string>

/** Ids that the other list writes in another way. */
const otherIds: Readonly<Record<string, (id: number) => number>> = {
  RadioChannel: station => station - 1, // scripts count from 0, saves from 1
  EntryexitsFlag: bit => 2 ** bit,
}

function namesById({ kind, table, rows, id, names }: ComparedIds): ReadonlyMap<string, string> {
  const { rows: all } = required(
    tables.find(({ name }) => name === table),
    `table ${table}`,
  )
  const [, column = '', not, value] = /^(\w+)(!?)=(.*)$/.exec(rows) ?? []
  const own = all(realSource).filter(row => rows === '' || (row[column] === value) === (not === ''))
  return new Map(
    own.map(row => [
      String(otherIds[kind]?.(Number(row[id])) ?? row[id]),
      names
        .split(' ')
        .map(name => row[name] ?? '')
        .join(' '),
    ]),
  )
}

/** Our names for the ids of each kind. */
const ours: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  readRows<ComparedIds>(new URL('compared-ids.csv', import.meta.url)).map(ids => [ids.kind, namesById(ids)]),
)

/** Ids that none of our tables contains. */
const kindsElsewhere = ['BombType', 'ModSlot']

const wordsOf = (text: string) =>
  text
    .replace(/([a-z])([A-Z0-9])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const beginsAlike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a)))

/** Whether two names have the same meaning: the same letters, or at least half of the words begin alike. */
function means(theirs: string, own: string): boolean {
  if (lettersOf(own).includes(lettersOf(theirs))) return true
  const [words, ownWords] = [wordsOf(theirs), wordsOf(own)]
  return words.filter(word => ownWords.some(other => beginsAlike(word, other))).length * 2 >= words.length
}

const differing = others.filter(({ kind, id, name }) => {
  const own = ours[kind]?.get(id)
  return !kindsElsewhere.includes(kind) && (own === undefined || !means(name, own))
})

describe.skipIf(!isThere)('an independent list of ids', () => {
  it('agrees with our tables except for listed names', () => {
    const surprises = differing.filter(other => !knownDifferences.some(known => isKnown(other, known)))
    expect(
      surprises.map(({ kind, id, name }) => `${kind} ${id} ${name}; ours: ${ours[kind]?.get(id)}`),
    ).toEqual([])
    expect(others.length - differing.length).toBeGreaterThan(470)
  })

  it('contains every listed difference', () => {
    const stale = knownDifferences.filter(known => !differing.some(other => isKnown(other, known)))
    expect(stale).toEqual([])
  })

  it('has the races in the same order as ours', () => {
    const races = others.filter(({ name }) => /^Racetour\d+BestTime$/.test(name))
    const order = races.map(({ name }) => Number(/\d+/.exec(name)?.[0]))
    expect(order).toEqual(Array.from({ length: 25 }, (_, index) => index))
    expect(races.every(({ id }) => ours.StatId?.get(id)?.includes('Best time in '))).toBe(true)
  })

  it('would reveal a swapped pair', () => {
    const icons = new Map(ours.RadarSprite)
    expect(means('Gym', icons.get('54') ?? '')).toBe(true)
    expect(means('Gym', icons.get('53') ?? '')).toBe(false)
  })
})
