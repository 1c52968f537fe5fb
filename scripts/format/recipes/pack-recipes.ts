import type { PlatformCondition } from '#shared/checklist.ts'
import type { Platform } from '#shared/format-types.ts'
import { platforms } from '#shared/format-types.ts'
import type { RecipeAction } from '#shared/recipe-types.ts'
import { mobileIndexOf } from '#shared/script-variable.ts'
import type { Source } from '../../csv/declare.ts'
import { garageRows } from '../../tables/blocks/03-garage-rows.ts'
import { savedGarages } from '../../tables/blocks/03-garages.ts'
import { checklist } from '../../tables/checklist.ts'
import { garages } from '../../tables/garages.ts'
import { recipes } from '../../tables/recipes.ts'
import { savePlaces } from '../../tables/save-places.ts'
import { variableShifts } from '../../tables/variable-shifts.ts'
import { vehicleColourPairs } from '../../tables/vehicle-colour-pairs.ts'
import { vehicleMods } from '../../tables/vehicle-mods.ts'
import { vehicles } from '../../tables/vehicles.ts'
import type { Definition } from '../definition.ts'
import { savehouseMoves } from '../savehouses/savehouse-writes.ts'
import { recipeActions, recipesOf, setAction } from './recipe-actions.ts'

/** The floor of each garage that belongs to a savehouse, by its row. */
function garageCentres(source: Source): RecipeTables['garages'] {
  return garageRows.rows(source).flatMap(({ garageRow, garage, location, savehouse }) => {
    const { saveIndex } = garages.rows(source).find(({ id }) => id === garage) ?? {}
    const area = savedGarages.rows(source).find(({ index }) => index === saveIndex)
    if (area === undefined || savehouse === null) return []
    const { minX, maxX, minY, maxY, z } = area
    return [{ row: garageRow, name: location, centre: [(minX + maxX) / 2, (minY + maxY) / 2, z] }]
  })
}

/** The third colour of the first default colours of each vehicle that has three. */
function thirdColours(source: Source): RecipeTables['thirdColours'] {
  const pairs = vehicleColourPairs.rows(source).toReversed()
  return Object.fromEntries(
    pairs.flatMap(({ vehicleId, colour3 }) => (colour3 === null ? [] : [[vehicleId, colour3]])),
  )
}

/**
 * Bits of a car with such a component: those of its handling flags, as the flags of the model are without them, and of its
 * proof flags.
 */
const bitsOfMods: Readonly<Record<string, { readonly flags: number; readonly proof: number }>> = {
  Nitro: { flags: 0x80000, proof: 0x80 },
  Hydraulics: { flags: 0x20000, proof: 0x40 },
  'Car Stereo': { flags: 0, proof: 0x20 },
}

function recipeTables({ knownIds }: Definition, source: Source): RecipeTables {
  const districts = new Map(savePlaces.rows(source).map(({ id, hood }) => [id, hood]))
  return {
    weaponsBySlot: knownIds.weaponsBySlot,
    garages: garageCentres(source),
    handlingFlags: Object.fromEntries(
      vehicles
        .rows(source)
        .flatMap(({ id, handlingFlagsHex }) =>
          handlingFlagsHex === null ? [] : [[id, Number.parseInt(handlingFlagsHex, 16)]],
        ),
    ),
    thirdColours: thirdColours(source),
    mods: vehicleMods.rows(source).flatMap(({ id, type, name }) => {
      const bits = bitsOfMods[type]
      return bits === undefined ? [] : [{ id, ...bits, nitro: Number.parseInt(name, 10) || 0 }]
    }),
    // A save made indoors has a door on the stack of block 25, which outdoors is shorter: a recipe keeps all lengths.
    savePlaces: savehouseMoves(source)
      .filter(({ location }) => location !== null)
      .map(({ savePlace, writes }) => ({
        id: savePlace,
        name: districts.get(savePlace) ?? '',
        writes: writes.map(setAction),
      })),
  }
}

/** What the options of recipes need of the tables of the site. */
export interface RecipeTables {
  /** Ids of the weapons of each slot. */
  readonly weaponsBySlot: readonly (readonly number[])[]
  /** Garages that store vehicles, without those of the police; with the centre of the floor, in metres. */
  readonly garages: readonly {
    readonly row: number
    readonly name: string
    readonly centre: readonly number[]
  }[]
  /** Handling flags by vehicle, as stored cars of known saves have them. */
  readonly handlingFlags: Readonly<Record<number, number>>
  /** The third of the default colours, by vehicle, if it has three. */
  readonly thirdColours: Readonly<Record<number, number>>
  /** Components that change other values of the car. */
  readonly mods: readonly {
    readonly id: number
    /** Bits of `handling_flags`. */
    readonly flags: number
    /** Bits of `proof_flags`. */
    readonly proof: number
    readonly nitro: number
  }[]
  /** Those indoors. */
  readonly savePlaces: readonly {
    readonly id: number
    readonly name: string
    readonly writes: readonly RecipeAction[]
  }[]
}

/** A recipe of the site. */
export interface PackedRecipe {
  /** E.g. `set-money`. */
  readonly key: string
  readonly goal: string
  /** What to watch; null for nothing. */
  readonly caveat: string | null
  /** For the saves of each platform it is for. */
  readonly actions: Readonly<Partial<Record<Platform, readonly RecipeAction[]>>>
}

/** A row of the 100% checklist. */
export interface PackedTask extends PlatformCondition {
  readonly number: number
  readonly group: string
  readonly task: string
}

/** The recipes of the site. */
export interface PackedRecipes {
  readonly recipes: readonly PackedRecipe[]
  /** The rows of the 100% checklist that they complete. */
  readonly checklist: readonly PackedTask[]
  /** What the options of recipes need. */
  readonly tables: RecipeTables
}

/** What a recipe does in the saves of each platform it is for. */
function actionsIn(source: Source) {
  const books = platforms.map(platform => ({
    platform,
    keys: new Set(recipesOf(platform, source).map(({ recipe }) => recipe)),
    actionsOf: recipeActions(platform, source),
  }))
  return (recipe: string) =>
    Object.fromEntries(
      books.flatMap(({ platform, keys, actionsOf }) =>
        keys.has(recipe) ? [[platform, actionsOf(recipe)] as const] : [],
      ),
    )
}

/** The recipes for the package, and the checklist whose rows they complete. The checksum is always recomputed. */
export function packRecipes(definition: Definition, source: Source): PackedRecipes {
  const actionsOf = actionsIn(source)
  const packed = recipes.rows(source).map(({ recipe, goal, caveat }) => ({
    key: recipe,
    goal,
    caveat,
    actions: actionsOf(recipe),
  }))
  return {
    tables: recipeTables(definition, source),
    recipes: packed,
    checklist: checklist.rows(source).map(({ number, group, task, index, statistic, atLeast }) => ({
      number,
      group,
      task,
      index,
      mobileIndex: index === null ? null : mobileIndexOf(index, variableShifts.rows(source)),
      statistic,
      atLeast,
    })),
  }
}
