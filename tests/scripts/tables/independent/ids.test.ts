import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { savedGarages } from '../../../../scripts/tables/blocks/03-garages.ts'
import { statistics } from '../../../../scripts/tables/blocks/16-statistics.ts'
import { enumerationsTable } from '../../../../scripts/tables/format/enumerations.ts'
import { flagsTable } from '../../../../scripts/tables/format/flags.ts'
import { radarIcons } from '../../../../scripts/tables/radar-icons.ts'
import { weaponSlots } from '../../../../scripts/tables/weapon-slots.ts'
import { weapons } from '../../../../scripts/tables/weapons.ts'
import { readRows } from '../../../support/csv-rows.ts'
import { realSource } from '../../support/sources.ts'

interface OtherId {
  readonly kind: string
  readonly id: string
  readonly name: string
}

/** A name in the other list that differs from ours. A difference that no longer exists is an error. */
interface KnownDifference {
  readonly kind: string
  /** The name in the other list, as a regular expression. */
  readonly theirs: string
  readonly reason: string
}

const knownDifferences = readRows<KnownDifference>(new URL('known-differences.csv', import.meta.url))
const isKnown = ({ kind, name }: OtherId, known: KnownDifference) =>
  known.kind === kind && new RegExp(known.theirs).test(name)

/** The ids of another public project are not part of the repository: they are in FACTS_DIR, or beside it. */
const file = join(process.env.FACTS_DIR ?? '../shared/facts', 'independent-ids.csv')
const isThere = existsSync(file)
if (!isThere) process.stdout.write(`SKIPPED: an independent list of ids: no file ${file}; set FACTS_DIR\n`)
const others = isThere ? readRows<OtherId>(file) : []

const named = (entries: readonly (readonly [id: string | number, words: string])[]) =>
  new Map(entries.map(([id, words]) => [String(id), words]))

const enumeration = (name: string, { shift = 0, isNameOnly = false } = {}) =>
  named(
    enumerationsTable
      .rows(realSource)
      .filter(row => row.enumeration === name)
      .map(row => [Number(row.value) + shift, isNameOnly ? row.name : `${row.name} ${row.meaning}`]),
  )

/** Our names for the ids of each kind. */
const ours: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  RadarSprite: named(radarIcons.rows(realSource).map(row => [row.byte, row.spriteName])),
  WeaponSlot: named(weaponSlots.rows(realSource).map(row => [row.slot, row.name])),
  WeaponType: named(
    weapons
      .rows(realSource)
      .filter(({ id, slot }) => id > 0 || slot === 0)
      .map(row => [row.id, `${row.name} ${row.otherName ?? ''}`]),
  ),
  PedType: enumeration('ped_types'),
  GangType: enumeration('gangs'),
  GarageType: enumeration('garage_types'),
  GarageName: named(savedGarages.rows(realSource).map(({ name }) => [name, name])),
  PickupType: enumeration('pickup_types'),
  BlipColor: enumeration('blip_colours', { isNameOnly: true }),
  BlipDisplay: enumeration('blip_displays'),
  FightStyle: enumeration('fighting_styles'),
  WeatherType: enumeration('weather'),
  // Scripts count stations from 0, saves from 1.
  RadioChannel: enumeration('radio_stations', { shift: -1 }),
  StatId: named(statistics.rows(realSource).map(row => [row.id, `${row.engineName ?? ''} ${row.name}`])),
  EntryexitsFlag: named(
    flagsTable
      .rows(realSource)
      .filter(({ set }) => set === 'door_flags')
      .map(({ bit, name, meaning }) => [2 ** bit, `${name} ${meaning}`]),
  ),
}

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
