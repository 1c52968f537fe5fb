import type { StructValue } from '../../codec/value.ts'
import { type Check, eachSave, eachStruct, listAt } from './read.ts'

/** A text up to its first 00; null without one. */
function textOf(value: unknown): string | null {
  const [text = '', ...rest] = String(value).split('\0')
  return rest.length === 0 ? null : text
}

export const saveName: Check = eachSave(save => (textOf(save.leaves('00.save_name')?.[0]) ?? '') !== '')

export const scriptNames: Check = eachSave(save => {
  const names = listAt(save, '01', 'scripts').map(({ name }) => textOf(name))
  return new Set(names).size === names.length && names.every(name => /^[a-z][a-z0-9_]*$/.test(name ?? ''))
})

export const animationFiles: Check = eachStruct('01', 'anim_groups', ({ model, animation_file }) => {
  return (model === -1) === (textOf(animation_file) === '')
})

export const lastMission: Check = eachSave(save =>
  /^([A-Z][A-Z0-9_]*)?$/.test(textOf(save.leaves('16.last_mission_key')?.[0]) ?? '?'),
)

const isPlate = ({ parked_car, text }: StructValue) => textOf(text)?.length === (parked_car === -1 ? 0 : 8)

export const numberPlates: Check = eachStruct('12', 'plates', isPlate)

/** Checks that each zone has the same text key in all saves; bytes after its 00 vary. */
export const zoneTexts: Check = function* cases(saves) {
  const known = new Map<number, string>()
  for (const save of saves) {
    for (const [index, { text_key }] of listAt(save, '10', 'zones').entries()) {
      const text = textOf(text_key) ?? ''
      const usual = known.get(index)
      if (usual === undefined) known.set(index, text)
      else yield { where: `${save.name}: zones[${index}] ${text}`, holds: text === usual }
    }
  }
}
