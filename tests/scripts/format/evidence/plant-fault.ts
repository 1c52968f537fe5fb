import { walk } from '#shared/format-path/walk.ts'
import type { Definition } from '../../../../scripts/format/definition.ts'
import { neighbours, tallyOf } from '../../../../scripts/format/evidence/cases.ts'
import { EvidenceSave } from '../../../../scripts/format/evidence/evidence-save.ts'
import type { FieldRule } from '../../../../scripts/format/evidence/field-rules.ts'
import { mobileCodec, definition as pc } from '../support.ts'

/** A value within an object or array, by its container and key. */
type Slot = readonly [container: object, key: string]

const read = ([container, key]: Slot): unknown => Reflect.get(container, key)

const slotsOf = (container: object): readonly Slot[] => Object.keys(container).map(key => [container, key])

/** The single values in a value: those of lists and structs, and each byte of raw bytes. */
const leavesOf = (slot: Slot): readonly Slot[] => {
  const value = read(slot)
  return typeof value === 'object' && value !== null ? slotsOf(value).flatMap(leavesOf) : [slot]
}

function inside(slot: Slot, name: string): readonly Slot[] {
  const value = read(slot)
  if (Array.isArray(value)) return slotsOf(value).flatMap(item => inside(item, name))
  return typeof value === 'object' && value !== null && name in value ? [[value, name]] : []
}

/** The values at a path of a block. */
function slotsAt(definition: Definition, block: object, path: string): readonly Slot[] {
  let slots: readonly Slot[] = [[{ block }, 'block']]
  for (const { name, element } of walk(definition, path)) {
    slots = slots.flatMap(slot => inside(slot, name))
    if (element === null) continue
    slots = slots.flatMap(slot =>
      slotsOf(Object(read(slot))).slice(element.index, element.index + (element.count ?? 1)),
    )
  }
  return slots.flatMap(leavesOf)
}

/** Changes that a fault may make to a number. */
const changes: readonly ((value: number) => number)[] = [
  value => value + 1,
  value => (value === 0 ? 10 : 0),
  value => value - 1,
  value => (value ^ 0x40) >>> 0,
  value => (value ^ 0x2_00_00) >>> 0,
  value => (value ^ 0x04) >>> 0,
  value => (value ^ 0x80) >>> 0,
  value => value + 1_000_000_000,
  value => value - 1_000_000_000,
]

/** Where in the values of a field faults are planted, as shares of their number. */
const positions = [0, 0.5, 0.999]

/** Whether one value at a path of a save can be changed so that the changed save is noticed. */
function someFaultIs(noticed: (faulty: EvidenceSave) => boolean, save: EvidenceSave, path: string): boolean {
  const number = path.slice(0, 2)
  const block = structuredClone(save.blocks.get(number))
  if (block === undefined) return false
  const faulty = { ...save, blocks: new Map(save.blocks).set(number, block) }
  const slots = slotsAt(save.platform === 'pc' ? pc : mobileCodec.definition, block, path)
  return positions.some(at => {
    const slot = slots[Math.floor(at * slots.length)]
    if (slot === undefined) return false
    const value = read(slot)
    const isNoticed = changes.some(change => {
      Reflect.set(...slot, change(Number(value)))
      return noticed(new EvidenceSave(pc, faulty)) // wrapped anew, as it keeps the values that it has read
    })
    Reflect.set(...slot, value)
    return isNoticed
  })
}

/** Whether a rule notices some fault in a field. @param saves real saves in which it holds */
export function noticesFault(rule: FieldRule, path: string, saves: readonly EvidenceSave[]): boolean {
  const sample = saves.filter((_, index) => index % 8 === 0)
  const pairs = [...neighbours(saves)]
  return saves.some(save => {
    const near = pairs.filter(pair => pair.includes(save)).flat()
    const others = saves.filter(other => other !== save && (sample.includes(other) || near.includes(other)))
    const isNoticed = (faulty: EvidenceSave) => {
      const { cases, held } = tallyOf(rule.cases([...others, faulty]))
      return held < cases
    }
    return someFaultIs(isNoticed, save, path)
  })
}
