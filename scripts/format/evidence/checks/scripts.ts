import type { StructValue } from '../../codec/value.ts'
import type { Platform } from '../../definition.ts'
import { type Checks, dependsOn, eachSave, eachStruct, severalInSave } from '../cases.ts'
import { type EvidenceSave, gameTime, numbersIn, textOf } from '../evidence-save.ts'

const scriptsOf = (save: EvidenceSave) => save.structs('01.scripts')

/** The address of script memory: the same for all scripts of a save. */
const baseOf = ([first]: readonly StructValue[]) =>
  Number(first?.current_address) - Number(first?.current_offset)

/** Whether all scripts have the same bytes: 64-bit devices do not write the addresses, which have 4 bytes. */
const isLeftover = ({ platform }: EvidenceSave, scripts: readonly StructValue[], field: string) =>
  platform === 'mobile' && new Set(scripts.map(script => `${script[field]}`)).size === 1

/** Bytes of a script in memory. */
const scriptSizes: Readonly<Record<Platform, number>> = { pc: 224, mobile: 256 }
/** Slots in the table of scripts in memory. */
const slotCount = 96

/**
 * Scripts are stored from the first of a list to the last: the next of one is stored before it. Streamed
 * scripts are in the list too, but not saved: an address may be that of a slot that no saved script has.
 */
const listAddresses = severalInSave(function* find(save) {
  const scripts = scriptsOf(save)
  const slots = scripts.map(({ slot }) => Number(slot))
  const saved = new Set(slots)
  const scriptSize = scriptSizes[save.platform]
  const isSame = ['next_address', 'previous_address'].every(field => isLeftover(save, scripts, field))
  const base = Number(scripts[0]?.previous_address) - scriptSize * (slots[1] ?? 0)
  const leadsTo = (address: unknown, slot: number | undefined) => {
    const found = (Number(address) - base) / scriptSize
    const isUnsaved = Number.isInteger(found) && found >= 0 && found < slotCount && !saved.has(found)
    return isSame || found === slot || isUnsaved
  }
  for (const [index, { next_address: next, previous_address: previous }] of scripts.entries()) {
    const holds = index === 0 ? isSame || next === 0 : leadsTo(next, slots[index - 1])
    yield [`next_address ${next}`, holds]
    const isLast = previous === 0
    yield [`previous_address ${previous}`, isLast || leadsTo(previous, slots[index + 1])]
  }
})

/** The engine's name of a script without one. */
const noName = 'noname'

/** Greatest distance in metres of the camera from the player. */
const cameraDistance = 10
/** Icon of the map target. */
const targetIcon = 41
const minuteMs = 60_000

/** Rules about scripts, and about references between blocks. */
export const scriptChecks: Checks = {
  current_address: severalInSave(function* find(save) {
    const scripts = scriptsOf(save)
    const isSame = isLeftover(save, scripts, 'current_address')
    for (const { current_address: address, current_offset: offset } of scripts.slice(1))
      yield [`current_address ${address}`, isSame || Number(address) - Number(offset) === baseOf(scripts)]
  }),
  stack_addresses: severalInSave(function* find(save) {
    const scripts = scriptsOf(save)
    const isSame = isLeftover(save, scripts, 'stack_addresses')
    for (const script of scripts) {
      const offsets = numbersIn(script, 'stack_offsets')
      for (const [index, address] of numbersIn(script, 'stack_addresses').entries()) {
        const holds = isSame || address === 0 || address - (offsets[index] ?? 0) === baseOf(scripts)
        yield [`stack address ${address}`, holds]
      }
    }
  }),
  list_addresses: listAddresses,
  script_names: eachSave(save => {
    const names = scriptsOf(save).map(({ name }) => textOf(name))
    const named = names.filter(name => name !== noName)
    return new Set(named).size === named.length && named.every(name => /^[a-z][a-z0-9_]*$/.test(name ?? ''))
  }),
  wake_times: eachStruct(
    '01.scripts',
    ({ wake_time }, save) => Number(wake_time) <= gameTime(save) + minuteMs,
  ),
  animation_files: eachStruct(
    '01.anim_groups',
    ({ model, animation_file }) => (model === -1) === (textOf(animation_file) === ''),
  ),
  brain_targets: dependsOn(
    '01.script_brains',
    ({ streamed_script }, index) => `${index} ${streamed_script}`,
    ({ target }) => (target instanceof Uint8Array ? Buffer.from(target).toString('hex') : ''),
  ),
  lod_objects: severalInSave(function* find(save) {
    const handles = new Set(save.numbers('02.objects.handle'))
    for (const { object_a, object_b } of save.structs('01.lod_links')) {
      const isUnused = object_a === -1 && object_b === -1
      const holds = isUnused || (handles.has(Number(object_a)) && handles.has(Number(object_b)))
      yield [`lod_links ${object_a} and ${object_b}`, holds]
    }
  }),
  camera_near_player: eachSave(save => {
    const player = save.numbers('02.players.position')
    const camera = save.numbers('00.camera_position')
    return Math.hypot(...camera.map((part, axis) => part - (player[axis] ?? Number.NaN))) <= cameraDistance
  }),
  target_blip: eachSave(save => {
    const [slot = 0, reference = 0] = save.numbers('00.target_blip')
    if (slot === 0 && reference === 0) return true
    const blip = save.structs('09.blips')[slot]
    return blip?.reference === reference && blip.icon === targetIcon
  }),
}
