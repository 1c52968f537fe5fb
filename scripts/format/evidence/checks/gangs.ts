import type { StructValue } from '../../codec/value.ts'
import { type Checks, eachSave } from '../cases.ts'
import { type EvidenceSave, numbersIn } from '../evidence-save.ts'

/** Ped types of the gangs. */
const gangs = Array.from({ length: 10 }, (_, gang) => gang + 7)
const gangBits = gangs.reduce((bits, type) => bits + 2 ** type, 0)
/** Grove Street among the gangs. */
const ownGang = 1

const mask = (type: StructValue | undefined, opinion: string) => Number(type?.[opinion]) >>> 0
const hasBit = (bits: number, type: number) => Math.floor(bits / 2 ** type) % 2 === 1

/** Whether no type has two opinions of another, and likes nobody but the player. */
function isApart(type: StructValue): boolean {
  const masks = ['respect', 'like', 'dislike', 'hate'].map(opinion => mask(type, opinion))
  const all = masks.reduce((union, bits) => (union | bits) >>> 0, 0)
  return masks.reduce((sum, bits) => sum + bits, 0) === all && (mask(type, 'like') & ~1) === 0
}

/** Whether a gang respects itself, and dislikes or hates each other gang, which does the same. */
function isHostile(types: readonly StructValue[], gang: number): boolean {
  const type = types[gang]
  const [dislike, hate] = [mask(type, 'dislike'), mask(type, 'hate')]
  return (
    (mask(type, 'respect') & gangBits) === 2 ** gang &&
    ((dislike | hate) & gangBits) >>> 0 === (gangBits & ~(2 ** gang)) >>> 0 &&
    gangs.every(other => hasBit(dislike, other) === hasBit(mask(types[other], 'dislike'), gang))
  )
}

const hadWar = (save: EvidenceSave) => save.number('23.zone_info_index') >= 0

/**
 * Whether the territories held are zones with members of the own gang. A zone that another gang outnumbers counts
 * until a war over it is lost.
 */
function holdsTerritory(save: EvidenceSave): boolean {
  const zones = save.structs('10.zone_infos').map(info => numbersIn(info, 'gang_strength'))
  const own = zones.filter(strengths => (strengths[ownGang] ?? 0) > 0)
  const outnumbering = own.filter(strengths =>
    strengths.every((strength, gang) => gang === ownGang || strength < (strengths[ownGang] ?? 0)),
  )
  const held = save.number('16.int_stats[territories_held]')
  return held >= outnumbering.length && held <= own.length
}

/** Rules about gangs and their wars. */
export const gangChecks: Checks = {
  ped_opinions: eachSave(save => {
    const types = save.structs('19.ped_types')
    return types.every(isApart) && gangs.every(gang => isHostile(types, gang))
  }),
  war_zone: eachSave(save => {
    const index = save.number('23.zone_index')
    if (!hadWar(save)) return index === 0 || index === -1
    return Number(save.structs('10.zones')[index]?.info_index) === save.number('23.zone_info_index')
  }),
  war_position: eachSave(save => save.numbers('23.start_position').some(part => part !== 0) === hadWar(save)),
  war_never: eachSave(save => {
    if (hadWar(save)) return null
    return ['gang_1', 'gang_2', 'ferocity'].every(field => save.number(`23.${field}`) === 0)
  }),
  attack_position: eachSave(save => {
    const [x = 0, y = 0, z = 0] = save.numbers('23.attack_position')
    if (x === 0 && y === 0) return z === 0
    return save.structs('10.zones').some(zone => {
      const isMiddle = (axis: string, part: number) =>
        (Number(zone[`min_${axis}`]) + Number(zone[`max_${axis}`])) / 2 === part
      return isMiddle('x', x) && isMiddle('y', y) && z >= Number(zone.min_z) && z <= Number(zone.max_z)
    })
  }),
  attack_time: eachSave(
    save => (save.number('23.fight_timer') !== 0) === (save.number('23.attack_position') !== 0),
  ),
  territory: eachSave(holdsTerritory),
}
