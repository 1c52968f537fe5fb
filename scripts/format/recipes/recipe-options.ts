import type { RecipeAction } from '#shared/recipe-types.ts'
import { scalars } from '#shared/types.ts'
import { RecipeError } from './apply-recipe.ts'
import type { RecipeTables } from './pack-recipes.ts'

/** Other values than those of the site; each recipe takes those that its description names. */
export interface RecipeOptions {
  /** `set-money`, `max-statistic`, `max-weapon-skill`, `max-girlfriend`, `gang-density`, `favourite-radio`, `immune-car`: what they write. */
  readonly value?: number
  /** `give-weapon`: id of the weapon, e.g. `lists.weapons.m4`. It goes into its own slot. */
  readonly weapon?: number
  /** `give-weapon`: rounds in all. */
  readonly ammo?: number
  /** `give-weapon`: rounds in the clip, at most `ammo`; those of the site, or `ammo` if it is less. */
  readonly clip?: number
  /** `store-car`: model number of the vehicle, e.g. 411. */
  readonly vehicle?: number
  /** `store-car`: number of the garage, 0 to 19, as on the page of block 03. */
  readonly garage?: number
  /** `store-car`: position in the garage, 0 to 3. */
  readonly position?: number
  /** `store-car`: ids of two colours, or of three for the few vehicles that have three. */
  readonly colours?: readonly number[]
  /** `store-car`: ids of up to 15 components; without them, another vehicle than that of the site has none. */
  readonly mods?: readonly number[]
  /** `store-car`: number of the paint job; -1 for none. */
  readonly paintJob?: number
  /** `move-to-savehouse`: id of a save place indoors. */
  readonly savePlace?: number
}

/** How many values the options with several take. */
export const listLengths: ReadonlyMap<string, number> = new Map([
  ['colours', 3],
  ['mods', 15],
])

/** @throws RecipeError if the value of an option is not a number or list of numbers; undefined is as if it were not there */
export function checkOption(name: string, given: unknown): void {
  const most = listLengths.get(name)
  if (given === undefined) return
  if (most === undefined && !Number.isFinite(given)) throw new RecipeError(`${name} must be a number`)
  if (most !== undefined && !(Array.isArray(given) && given.length <= most && given.every(Number.isFinite)))
    throw new RecipeError(`${name} must be a list of up to ${most} numbers`)
}

type Actions = readonly RecipeAction[]

/** Rewrites the steps of a recipe. @throws RecipeError if a value is not possible */
interface Rewriter {
  readonly takes: readonly (keyof RecipeOptions)[]
  readonly rewrite: (actions: Actions, options: RecipeOptions, tables: RecipeTables) => Actions
}

const isSet = ({ change, value }: RecipeAction) => (change === 'set' || change === 'bits') && value !== null

/** The steps for another element of their list, with other values by the path inside the element. */
function forElement(
  actions: Actions,
  index: number,
  values: Readonly<Record<string, number | undefined>>,
): Actions {
  return actions.map(action => {
    const [, list, field = ''] = /^(.*)\[\d+\]\.(.+)$/.exec(action.field) ?? []
    if (list === undefined) return action
    return { ...action, field: `${list}[${index}].${field}`, value: values[field] ?? action.value }
  })
}

/** The value of the step that writes a field of the element. */
const writtenTo = (actions: Actions, field: string) =>
  actions.find(action => action.field.endsWith(`].${field}`))?.value ?? 0

/** Finds a row. @throws RecipeError that lists the ids of all rows */
function rowOf<Row>(rows: readonly Row[], idOf: (row: Row) => number, id: number, what: string): Row {
  const found = rows.find(row => idOf(row) === id)
  if (found === undefined)
    throw new RecipeError(`${id} is no ${what}; there are ${rows.map(idOf).join(', ')}`)
  return found
}

const giveWeapon: Rewriter = {
  takes: ['weapon', 'ammo', 'clip'],
  rewrite(actions, options, { weaponsBySlot }) {
    const { ammo, clip } = options
    const weapon = 'weapon' in options ? Number(options.weapon) : writtenTo(actions, 'weapon')
    const slot = weaponsBySlot.findIndex(weapons => weapons.includes(weapon))
    if (slot === -1 || weapon === 0) throw new RecipeError(`${weapon} is no weapon`)
    const rounds = ammo ?? writtenTo(actions, 'ammo_total')
    if (clip !== undefined && clip > rounds) throw new RecipeError(`clip is ${clip}, ammo only ${rounds}`)
    return forElement(actions, slot, {
      weapon,
      ammo_total: rounds,
      ammo_in_clip: clip ?? Math.min(rounds, writtenTo(actions, 'ammo_in_clip')),
    })
  },
}

/** Number of garages whose cars are stored in rounds: the first car of each, then the second, and so on. */
const garageRowCount = 20
const carsPerGarage = 4

/** A car is this far above the floor of its garage, in metres, as in the recipe; those of known saves are 0.5 to 1.6 above it. */
const heightAboveFloor = 0.77

const storeCar: Rewriter = {
  takes: ['vehicle', 'garage', 'position', 'colours', 'mods', 'paintJob'],
  rewrite(actions, options, tables) {
    const { garage: row = 0, position = 0, colours = [], paintJob } = options
    const vehicle = 'vehicle' in options ? Number(options.vehicle) : writtenTo(actions, 'model')
    const [x = 0, y = 0, z = 0] = rowOf(tables.garages, one => one.row, row, 'garage with room').centre
    if (!(Number.isInteger(position) && position >= 0 && position < carsPerGarage))
      throw new RecipeError(`${position} is no position in a garage; there are 0 to ${carsPerGarage - 1}`)
    const handling = tables.handlingFlags[vehicle]
    if (handling === undefined)
      throw new RecipeError(
        `no known save has vehicle ${vehicle} in a garage, so its handling flags are unknown`,
      )
    const thirdColour = tables.thirdColours[vehicle] ?? 0
    if (colours[2] && !thirdColour) throw new RecipeError(`vehicle ${vehicle} has no third colour`)
    const mods = options.mods ?? (vehicle === writtenTo(actions, 'model') ? null : [])
    const index = position * garageRowCount + row
    const effects = tables.mods.filter(({ id }) => mods?.includes(id))
    const bitsOf = (others: number, pick: (effect: (typeof effects)[number]) => number) =>
      effects.reduce((bits, effect) => bits | pick(effect), others) >>> 0
    const rewritten = forElement(actions, index, {
      model: vehicle,
      'position.x': x,
      'position.y': y,
      'position.z': z + heightAboveFloor,
      handling_flags: mods === null ? undefined : bitsOf(handling, ({ flags }) => flags),
      proof_flags: mods === null ? undefined : bitsOf(0, ({ proof }) => proof),
      nitro: mods === null ? undefined : Math.max(0, ...effects.map(({ nitro }) => nitro)),
      colour_1: colours[0],
      colour_2: colours[1],
      colour_3: colours[2] ?? thirdColour,
      paint_job: paintJob,
    })
    const [first] = rewritten
    if (mods === null || first === undefined) return rewritten
    const modStep = (part: string | number, value: number) => ({
      ...first,
      field: first.field.replace(/\w+$/, `mods[${part}]`),
      value,
    })
    return [
      ...rewritten.filter(({ field }) => !field.includes('.mods[')),
      modStep('all', -1),
      ...mods.map((mod, part) => modStep(part, mod)),
    ]
  },
}

const moveToSavehouse: Rewriter = {
  takes: ['savePlace'],
  rewrite(actions, options, { savePlaces }) {
    if (!('savePlace' in options)) return actions
    const { writes } = rowOf(savePlaces, ({ id }) => id, Number(options.savePlace), 'save place indoors')
    const any = new Set(savePlaces.flatMap(savePlace => savePlace.writes.map(({ field }) => field)))
    // Its other steps check the save, or close the door that was entered.
    return [...actions.filter(({ field, where, needs }) => where ?? needs ?? !any.has(field)), ...writes]
  },
}

/** Replaces the only value that a recipe writes. @param least, most of known saves, where the field takes more */
const oneValue = (least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Rewriter => ({
  takes: ['value'],
  rewrite(actions, { value }) {
    if (value === undefined) return actions
    if (value < least || value > most) throw new RecipeError(`value must be ${least} to ${most}`)
    if (!Number.isInteger(value) && actions.some(({ change }) => change === 'bits'))
      throw new RecipeError('value must be a whole number')
    return actions.map(action => (isSet(action) ? { ...action, value } : action))
  },
})

const highestStatistic = 1000
/** The five bits of `proof_flags` that are immunities. */
const allImmunities = 0x1f

const rewriters: Readonly<Record<string, Rewriter>> = {
  'give-weapon': giveWeapon,
  'store-car': storeCar,
  'move-to-savehouse': moveToSavehouse,
  'set-money': oneValue(),
  'immune-car': oneValue(0, allImmunities),
  'max-statistic': oneValue(0, highestStatistic),
  'max-weapon-skill': oneValue(0, highestStatistic),
  'max-girlfriend': oneValue(-999, 100),
  'gang-density': oneValue(1, 100),
  'favourite-radio': oneValue(0, scalars.i32.max),
}

const noOptions: Rewriter = { takes: [], rewrite: actions => actions }

/** The options that a recipe takes, and its steps with them. @param key e.g. `set-money` */
export const rewriterOf = (key: string): Rewriter => rewriters[key] ?? noOptions

/** What a recipe takes, for messages. */
export const optionNames = (key: string): string => rewriterOf(key).takes.join(', ') || 'none'
