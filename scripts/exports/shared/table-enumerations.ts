import type { Source } from '../../csv/engine/table.ts'
import type { Definition, EnumerationEntry } from '../../format/definition.ts'
import { pickups } from '../../tables/pickups.ts'
import { radarIcons } from '../../tables/radar-icons.ts'
import { vehicleMods } from '../../tables/vehicle-mods.ts'
import { vehicles } from '../../tables/vehicles.ts'
import { weapons } from '../../tables/weapons.ts'
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
