import { Groups } from '#shared/collections.ts'
import { memoizeBy } from '#shared/memoize.ts'
import { isScalar } from '#shared/types.ts'
import type { Source } from '../../csv/declare.ts'
import {
  type Definition,
  type EnumerationEntry,
  elementsOf,
  type ScalarType,
  type ValueSet,
} from '../../format/definition.ts'
import { pickups } from '../../tables/pickups.ts'
import { radarIcons } from '../../tables/radar-icons.ts'
import { vehicleMods } from '../../tables/vehicle-mods.ts'
import { vehicles } from '../../tables/vehicles.ts'
import { weapons } from '../../tables/weapons.ts'
import type { ExportModel } from './export-model.ts'
import { slug } from './texts.ts'

interface NamedNumber {
  readonly value: number
  readonly text: string
}

/** Rows as entries: one per number, with a number appended to duplicate names. */
function toEntries(rows: readonly NamedNumber[], singular: string): readonly EnumerationEntry[] {
  const first = new Map(rows.toReversed().map(row => [row.value, row]))
  const named = [...first.values()].map(({ value, text }) => ({ value, text, name: slug(text, singular) }))
  const names = named.map(({ name }) => name)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return named
    .sort((a, b) => a.value - b.value)
    .map(({ value, text, name }) => ({
      value,
      name: isUnique(name) ? name : `${name}_${value}`,
      meaning: text,
      evidence: 'verified',
    }))
}

function versionEntries({ versions }: Definition): readonly EnumerationEntry[] {
  return versions.map(({ idHex, meaning }) => {
    const [program = ''] = meaning.split(/[,;]/, 1)
    const name = `${slug(program, 'version')}_${idHex.toLowerCase()}`
    return { value: Number.parseInt(idHex, 16), name, meaning, evidence: 'verified' }
  })
}

/** The tables of the reference whose rows name the numbers of a field, as enumerations by table name. */
export function tableEnumerations(
  definition: Definition,
  source: Source,
): ReadonlyMap<string, readonly EnumerationEntry[]> {
  const weaponRows = weapons.rows(source).map(({ id, name }) => ({ value: id, text: name }))
  const vehicleRows = vehicles.rows(source).map(({ id, name }) => ({ value: id, text: name }))
  const iconRows = radarIcons.rows(source).map(({ byte, meaning }) => ({ value: byte, text: meaning }))
  const pickupRows = pickups.rows(source).map(({ id, description }) => ({ value: id, text: description }))
  const modRows = vehicleMods.rows(source).flatMap(({ id, id2, type, name }) => {
    const ids = id2 === null ? [id] : [id, id2]
    return ids.map(value => ({ value, text: `${type} ${name}` }))
  })
  return new Map([
    ['weapons', toEntries(weaponRows, 'weapon')],
    ['vehicles', toEntries(vehicleRows, 'vehicle')],
    ['radar-icons', toEntries(iconRows, 'icon')],
    ['pickups', toEntries(pickupRows, 'pickup')],
    ['vehicle-mods', toEntries(modRows, 'part')],
    ['versions', versionEntries(definition)],
  ])
}

/** The game's own names of numbers, by table. */
export function originalNames(source: Source): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const names = (rows: readonly (readonly [value: number, name: string | null])[]) =>
    new Map(rows.flatMap(([value, name]): [number, string][] => (name === null ? [] : [[value, name]])))
  return new Map([
    ['vehicles', names(vehicles.rows(source).map(({ id, model }) => [id, model]))],
    ['pickups', names(pickups.rows(source).map(({ id, model }) => [id, model]))],
    ['radar-icons', names(radarIcons.rows(source).map(({ byte, spriteName }) => [byte, spriteName]))],
  ])
}

export interface NamedValues {
  /** Identifier in snake case. */
  readonly name: string
  readonly entries: readonly EnumerationEntry[]
}

/** The entries that name the numbers of a field; null if it has none, or flags. */
export function namedValues({ enumerations }: ExportModel, values: ValueSet | null): NamedValues | null {
  if (values === null || values.kind === 'flags') return null
  const entries = enumerations.get(values.name)
  return entries === undefined ? null : { name: values.name.replaceAll('-', '_'), entries }
}

const valueSetTypes = memoizeBy(({ structs, flagSets }: Definition): Groups<string, ScalarType> => {
  const uses = new Groups<string, ScalarType>()
  function add(values: ValueSet | null, type: string): void {
    if (values === null || !isScalar(type) || uses.of(values.name).includes(type)) return
    uses.put(values.name, type)
  }
  for (const { fields } of structs.values()) {
    for (const field of fields) {
      add(field.values, field.type)
      for (const element of elementsOf(field)) add(element.values, element.type)
    }
  }
  for (const { values } of [...flagSets.values()].flat()) add(values, 'u8')
  return uses
})

/** The scalar types that fields read a value set as, in the order of their first use; numbers within flags count as `u8`. */
function typesOf(definition: Definition, set: string): readonly ScalarType[] {
  return valueSetTypes(definition).of(set)
}

/** The name of a value set with `_` for `-`, followed by the type if it is read as more than one. */
export function typedName(definition: Definition, set: string, type: ScalarType): string {
  return `${set.replaceAll('-', '_')}${typesOf(definition, set).length > 1 ? `_${type}` : ''}`
}

/** Value sets by each type that fields read them as, with the name of each. */
export const typedSets = <Entry>(definition: Definition, sets: ReadonlyMap<string, readonly Entry[]>) =>
  [...sets].flatMap(([set, entries]) =>
    typesOf(definition, set).map(type => ({ name: typedName(definition, set, type), type, entries })),
  )
