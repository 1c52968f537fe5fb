import { type Check, dependsOn, eachStruct } from './read.ts'

const visible = 0x80
const usesCollision = 0x01
/** Bits 2, 8, 14, 16 and 27. */
const modelBits = 2 ** 2 + 2 ** 8 + 2 ** 14 + 2 ** 16 + 2 ** 27
/** Bits 10 (broken), 12 (photographed), 19 (landed on something that moves) and 26 (fades in). */
const changingBits = 2 ** 10 + 2 ** 12 + 2 ** 19 + 2 ** 26

const ofModel = (pick: (flags: number) => number, field: string): Check =>
  dependsOn(
    '02',
    'objects',
    ({ model }) => `${model}`,
    struct => pick(Number(struct[field])),
  )

/** Checks the state bits of script objects. */
export const entityFlags: Check = ofModel(flags => flags & modelBits, 'entity_flags')

export const entityCollision: Check = eachStruct('02', 'objects', ({ entity_flags }) => {
  const flags = Number(entity_flags)
  return (flags & visible) !== 0 || (flags & usesCollision) === 0
})

export const objectFlags: Check = ofModel(flags => flags & ~changingBits, 'object_flags')
