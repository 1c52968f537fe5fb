import { isStruct } from '../../codec/value.ts'
import { type Check, eachSave, eachStruct, listAt, numberAt, numbersAt } from './read.ts'

/** Greatest distance in metres of the camera from the player. */
const cameraDistance = 10

export const cameraNearPlayer: Check = eachSave(save => {
  const player = numbersAt(save, '02.players.position')
  const offsets = numbersAt(save, '00.camera_position').map(
    (part, axis) => part - (player[axis] ?? Number.NaN),
  )
  return Math.hypot(...offsets) <= cameraDistance
})

/** Icon of the map target. */
const targetIcon = 41

export const targetBlip: Check = eachSave(save => {
  const [slot = 0, reference = 0] = numbersAt(save, '00.target_blip')
  if (slot === 0 && reference === 0) return true
  const blip = listAt(save, '09', 'blips')[slot]
  return blip?.reference === reference && blip.icon === targetIcon
})

/** Checks that a row of the table of script brains has the same target wherever it has the same script. */
export const brainTargets: Check = function* cases(saves) {
  const known = new Map<string, string>()
  for (const save of saves) {
    for (const [index, { streamed_script, target }] of listAt(save, '01', 'script_brains').entries()) {
      const key = `${index} ${streamed_script}`
      const value = target instanceof Uint8Array ? Buffer.from(target).toString('hex') : ''
      const usual = known.get(key)
      if (usual === undefined) known.set(key, value)
      else yield { where: `${save.name}: script_brains[${index}]`, holds: value === usual }
    }
  }
}

export const lodObjects: Check = function* cases(saves) {
  for (const save of saves) {
    const handles = new Set(numbersAt(save, '02.objects.handle'))
    for (const { object_a, object_b } of listAt(save, '01', 'lod_links')) {
      const isUnused = object_a === -1 && object_b === -1
      const holds = isUnused || (handles.has(Number(object_a)) && handles.has(Number(object_b)))
      yield { where: `${save.name}: lod_links ${object_a} and ${object_b}`, holds }
    }
  }
}

export const objectHandles: Check = eachSave(save => {
  const handles = numbersAt(save, '02.objects.handle')
  return handles.every((handle, index) => {
    const before = handles[index - 1] ?? -1
    return handle % 256 < 128 && Math.floor(before / 256) < Math.floor(handle / 256)
  })
})

export const collectedPickups: Check = eachStruct('06', 'collected', ({ slot, reference }, save) => {
  const pickup = listAt(save, '06', 'pickups')[Number(slot)]
  return pickup !== undefined && isStruct(pickup) && Number(pickup.reference) >= Number(reference)
})

/** Least and greatest length of a direction in hundredths. */
const [shortest, longest] = [98, 101]

export const carDirections: Check = eachStruct(
  '03',
  'stored_cars',
  ({ model, forward_x, forward_y, forward_z }) => {
    const length = Math.hypot(Number(forward_x), Number(forward_y), Number(forward_z))
    return model === 0 || length === 0 || (length >= shortest && length <= longest)
  },
)

/** Paint above which a tag counts as sprayed. */
const sprayed = 228

export const tagsSprayed: Check = eachSave(save => {
  const count = numbersAt(save, '20.paint').filter(paint => paint > sprayed).length
  return count === numberAt(save, '01.globals[tags_sprayed]')
})
