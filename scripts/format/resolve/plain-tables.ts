import { Groups, groupBy } from '#shared/collections.ts'
import { parseCounts } from '#shared/count.ts'
import { isForPlatform } from '#shared/format-types.ts'
import { formatNumber } from '#shared/number.ts'
import { parseValueSet } from '#shared/value-set.ts'
import type { Source } from '../../csv/declare.ts'
import { blocksTable } from '../../tables/format/blocks.ts'
import { enumerationsTable } from '../../tables/format/enumerations.ts'
import { flagsTable } from '../../tables/format/flags.ts'
import { vehicleComponents } from '../../tables/vehicle-components.ts'
import { vehicleParts } from '../../tables/vehicle-parts.ts'
import { vehicles } from '../../tables/vehicles.ts'
import { weapons } from '../../tables/weapons.ts'
import type { Block, CarParts, EnumerationEntry, Flag, KnownIds, Platform } from '../definition.ts'

/** Hydraulics and stereo need no place on the model: saves have them on cars that no garage of the game tunes. */
const typesForAnyCar: readonly string[] = ['Hydraulics', 'Car Stereo']

/** The components each vehicle can have: those of vehicle-parts.csv, their twins, and those that fit any car. */
export function carParts(source: Source): CarParts {
  const components = vehicleComponents.rows(source)
  const byModel = new Map(components.map(({ model, id }) => [model, id]))
  const twins = new Map(components.map(({ id, linkedModel }) => [id, byModel.get(linkedModel ?? '')]))
  const forAnyCar = components.filter(({ type }) => typesForAnyCar.includes(type)).map(({ id }) => id)
  const parts = groupBy(vehicleParts.rows(source), ({ vehicleId }) => vehicleId)
  return Object.fromEntries(
    vehicles.rows(source).map(({ id, gameType }) => {
      const own = parts.of(id).map(({ componentId }) => componentId)
      const all = [...own, ...own.map(part => twins.get(part)), ...(gameType === 'car' ? forAnyCar : [])]
      return [id, [...new Set(all)].filter(part => part !== undefined)]
    }),
  )
}

/** Kinds of vehicles that no garage of the unmodified game takes. */
const unstorable: readonly string[] = ['boat', 'trailer', 'train']

/** The ids that lists of a save may have. */
export function knownIds(source: Source): KnownIds {
  const rows = weapons.rows(source)
  const last = Math.max(...rows.map(({ slot }) => slot))
  return {
    unstorableVehicles: vehicles
      .rows(source)
      .filter(({ gameType }) => unstorable.includes(gameType))
      .map(({ id }) => id),
    weaponsBySlot: Array.from({ length: last + 1 }, (_, slot) =>
      rows.filter(row => row.slot === slot && row.id !== 0).map(({ id }) => id),
    ),
  }
}

type BlockRow = ReturnType<typeof blocksTable.rows>[number]

/** Observed sizes for display; a single one is a plain number in the table, as spreadsheets change `7,000`. */
export const sizesText = (sizes: string) => (/^\d+$/.test(sizes) ? formatNumber(Number(sizes)) : sizes)

/** The cells that differ between the platforms. */
function platformCells(row: BlockRow, platform: Platform) {
  if (platform === 'pc') return row
  return {
    evidence: row.mobileEvidence,
    sizesSeen: row.mobileSizesSeen,
    typicalCounts: row.mobileTypicalCounts ?? row.typicalCounts,
    typicalSize: row.mobileTypicalSize ?? row.typicalSize,
  }
}

/** The blocks of blocks.csv that a platform has, in file order. @param parsedFiles number of saves that all parse to the last byte */
export function toBlocks(source: Source, platform: Platform, parsedFiles: number): readonly Block[] {
  const parsed = `parsed to the last byte in all ${parsedFiles} saves`
  const rows = blocksTable.rows(source).filter(isForPlatform(platform))
  return rows.map(row => {
    const { evidence, sizesSeen, typicalCounts, typicalSize } = platformCells(row, platform)
    return {
      number: row.block,
      name: row.name,
      title: row.title,
      what: row.what,
      struct: row.struct,
      driver: row.driver,
      evidence: evidence === null ? parsed : `${parsed}; ${evidence}`,
      sizesSeen: sizesText(sizesSeen),
      typicalCounts: parseCounts(typicalCounts),
      typicalSize,
    }
  })
}

/** The enumerations by name, values in the order of the table. */
export function toEnumerations(source: Source): ReadonlyMap<string, readonly EnumerationEntry[]> {
  const entries = new Groups<string, EnumerationEntry>()
  for (const { enumeration, value, name, meaning, evidence } of enumerationsTable.rows(source)) {
    entries.put(enumeration, { value, name, meaning, evidence })
  }
  return entries
}

/** The flag sets by name, flags in the order of the table. */
export function toFlagSets(source: Source): ReadonlyMap<string, readonly Flag[]> {
  const sets = new Groups<string, Flag>()
  for (const { set, bit, width, name, meaning, values, evidence } of flagsTable.rows(source)) {
    sets.put(set, { bit, width, name, meaning, values: parseValueSet(values), evidence })
  }
  return sets
}
