import type { StructValue } from '../../codec/value.ts'
import { type Check, eachSave, listAt, numberAt, numbersAt, numbersIn } from './read.ts'

const gangs = Array.from({ length: 10 }, (_, gang) => gang + 7)
const gangBits = gangs.reduce((bits, type) => bits + 2 ** type, 0)
/** Grove Street among the gangs. */
const ownGang = 1

const mask = (type: StructValue | undefined, opinion: string) => Number(type?.[opinion]) >>> 0
const hasBit = (bits: number, type: number) => Math.floor(bits / 2 ** type) % 2 === 1

function isConsistent(types: readonly StructValue[]): boolean {
  const apart = types.every(type => {
    const masks = ['respect', 'like', 'dislike', 'hate'].map(opinion => mask(type, opinion))
    const all = masks.reduce((union, bits) => (union | bits) >>> 0, 0)
    return masks.reduce((sum, bits) => sum + bits, 0) === all && (mask(type, 'like') & ~1) === 0
  })
  const ofGangs = gangs.every(gang => {
    const type = types[gang]
    const [dislike, hate] = [mask(type, 'dislike'), mask(type, 'hate')]
    const others = (gangBits & ~(2 ** gang)) >>> 0
    return (
      (mask(type, 'respect') & gangBits) === 2 ** gang &&
      ((dislike | hate) & gangBits) >>> 0 === others &&
      gangs.every(other => hasBit(dislike, other) === hasBit(mask(types[other], 'dislike'), gang))
    )
  })
  return apart && ofGangs
}

/** Checks that the opinions of ped types fit together. */
export const pedOpinions: Check = eachSave(save => isConsistent(listAt(save, '19', 'ped_types')))

const zoneOfWar = (save: Parameters<typeof numberAt>[0]): StructValue | undefined =>
  listAt(save, '10', 'zones')[numberAt(save, '23.zone_index')]

const hadWar = (save: Parameters<typeof numberAt>[0]) => numberAt(save, '23.zone_info_index') >= 0

export const warZone: Check = eachSave(save => {
  const index = numberAt(save, '23.zone_index')
  if (!hadWar(save)) return index === 0 || index === -1
  return Number(zoneOfWar(save)?.info_index) === numberAt(save, '23.zone_info_index')
})

export const warPosition: Check = eachSave(
  save => numbersAt(save, '23.start_position').some(part => part !== 0) === hadWar(save),
)

export const warNever: Check = eachSave(save => {
  if (hadWar(save)) return null
  return ['gang_1', 'gang_2', 'ferocity'].every(field => numberAt(save, `23.${field}`) === 0)
})

export const attackPosition: Check = eachSave(save => {
  const [x = 0, y = 0, z = 0] = numbersAt(save, '23.attack_position')
  if (x === 0 && y === 0) return z === 0
  return listAt(save, '10', 'zones').some(zone => {
    const [low, high] = [Number(zone.min_z), Number(zone.max_z)]
    return (
      (Number(zone.min_x) + Number(zone.max_x)) / 2 === x &&
      (Number(zone.min_y) + Number(zone.max_y)) / 2 === y &&
      z >= low &&
      z <= high
    )
  })
})

export const attackTime: Check = eachSave(
  save => numberAt(save, '23.fight_timer') > 0 === (numberAt(save, '23.attack_position') !== 0),
)

/**
 * Checks that the territories held are zones with members of the own gang. A zone that another gang outnumbers
 * counts until a war over it is lost.
 */
export const territory: Check = eachSave(save => {
  const zones = listAt(save, '10', 'zone_infos').map(info => numbersIn(info, 'gang_strength'))
  const own = zones.filter(strengths => (strengths[ownGang] ?? 0) > 0)
  const outnumbering = own.filter(strengths =>
    strengths.every((strength, gang) => gang === ownGang || strength < (strengths[ownGang] ?? 0)),
  )
  const held = numberAt(save, '16.int_stats[territories_held]')
  return held >= outnumbering.length && held <= own.length
})
