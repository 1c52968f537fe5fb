import type { StructValue } from '../../codec/value.ts'
import type { Platform } from '../../definition.ts'
import type { EvidenceSave } from '../evidence-save.ts'
import { type Check, listAt, numbersIn } from './read.ts'

/** Bytes of a script in memory. */
const scriptSizes: Readonly<Record<Platform, number>> = { pc: 224, mobile: 256 }

/** The address of script memory: the same for all scripts of a save. */
const baseOf = (scripts: ReturnType<typeof listAt>) =>
  Number(scripts[0]?.current_address) - Number(scripts[0]?.current_offset)

/** Whether all scripts have the same bytes: 64-bit devices do not write the addresses, which have 4 bytes. */
function isLeftover({ platform }: EvidenceSave, scripts: readonly StructValue[], field: string): boolean {
  return platform === 'mobile' && new Set(scripts.map(script => `${script[field]}`)).size === 1
}

/** Checks that the stale pointers of block 01 are addresses in memory of what other fields name. */
export const currentAddress: Check = function* cases(saves) {
  for (const save of saves) {
    const scripts = listAt(save, '01', 'scripts')
    const isSame = isLeftover(save, scripts, 'current_address')
    for (const { current_address, current_offset } of scripts.slice(1)) {
      const holds = isSame || Number(current_address) - Number(current_offset) === baseOf(scripts)
      yield { where: `${save.name}: current_address ${current_address}`, holds }
    }
  }
}

export const stackAddresses: Check = function* cases(saves) {
  for (const save of saves) {
    const scripts = listAt(save, '01', 'scripts')
    const isSame = isLeftover(save, scripts, 'stack_addresses')
    for (const script of scripts) {
      const offsets = numbersIn(script, 'stack_offsets')
      for (const [index, address] of numbersIn(script, 'stack_addresses').entries()) {
        const holds = isSame || address === 0 || address - (offsets[index] ?? 0) === baseOf(scripts)
        yield { where: `${save.name}: stack address ${address}`, holds }
      }
    }
  }
}

/** Slots in the table of scripts in memory. */
const slotCount = 96

/**
 * Scripts are stored from the first of a list to the last: the next of one is stored before it. Streamed
 * scripts are in the list too, but not saved: an address may be that of a slot that no saved script has.
 */
export const listAddresses: Check = function* cases(saves) {
  for (const save of saves) {
    const scripts = listAt(save, '01', 'scripts')
    const slots = scripts.map(({ slot }) => Number(slot))
    const saved = new Set(slots)
    const scriptSize = scriptSizes[save.platform]
    const isSame = ['next_address', 'previous_address'].every(field => isLeftover(save, scripts, field))
    const base = Number(scripts[0]?.previous_address) - scriptSize * (slots[1] ?? 0)
    const leadsTo = (address: unknown, slot: number | undefined) => {
      const found = (Number(address) - base) / scriptSize
      return (
        found === slot || (Number.isInteger(found) && found >= 0 && found < slotCount && !saved.has(found))
      )
    }
    for (const [index, { next_address, previous_address }] of scripts.entries()) {
      const isFirst = index === 0
      const next = isSame || (isFirst ? next_address === 0 : leadsTo(next_address, slots[index - 1]))
      yield { where: `${save.name}: next_address ${next_address}`, holds: next }
      const previous = isSame || previous_address === 0 || leadsTo(previous_address, slots[index + 1])
      yield { where: `${save.name}: previous_address ${previous_address}`, holds: previous }
    }
  }
}
