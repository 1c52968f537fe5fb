import type { StructValue } from '../../codec/value.ts'
import { type Check, eachSave, eachStruct, listAt, numbersAt } from './read.ts'

/** A text up to its first 00; null without one. */
function textOf(value: unknown): string | null {
  const [text = '', ...rest] = String(value).split('\0')
  return rest.length === 0 ? null : text
}

export const saveName: Check = eachSave(save => (textOf(save.leaves('00.save_name')?.[0]) ?? '') !== '')

/** The engine's name of a script without one. */
const noName = 'noname'

export const scriptNames: Check = eachSave(save => {
  const names = listAt(save, '01', 'scripts').map(({ name }) => textOf(name))
  const named = names.filter(name => name !== noName)
  return new Set(named).size === named.length && named.every(name => /^[a-z][a-z0-9_]*$/.test(name ?? ''))
})

export const animationFiles: Check = eachStruct('01', 'anim_groups', ({ model, animation_file }) => {
  return (model === -1) === (textOf(animation_file) === '')
})

/** UTF-16 code units as a text up to its first 0. */
function unitsOf(units: readonly number[]): string {
  return String.fromCharCode(...units).replace(/\0.*/s, '')
}

export const missionName: Check = eachSave(save => {
  const name = unitsOf(numbersAt(save, '00.save_name_code_units'))
  return name === textOf(save.leaves('16.last_mission_key')?.[0])
})

/** Checks the text keys of past messages, which end with their length or a 00. */
export const messageKeys: Check = eachStruct('28', 'briefs', ({ key }) => /^[\dA-Z_@]*\0?$/.test(String(key)))

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
