import type { Fault } from '../csv/problem.ts'
import type { IconElement } from './parse-icon.ts'

const root = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['width', '16'],
  ['height', '16'],
  ['viewBox', '0 0 16 16'],
])

const number = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
const paint = /^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6})$/
const pathData = /^M[0-9MLHVCSQAZmlhvcsqaz .-]+$/

interface Values {
  readonly pattern: RegExp
  readonly allowed: string
}

const numbers: Values = { pattern: number, allowed: 'a number' }
const paints: Values = { pattern: paint, allowed: 'none, #rgb or #rrggbb in lower case' }
const looks = {
  fill: paints,
  stroke: paints,
  'stroke-width': numbers,
  'stroke-linecap': { pattern: /^round$/, allowed: 'round' },
  'stroke-linejoin': { pattern: /^round$/, allowed: 'round' },
}

/** Plain shapes with literal colours: nothing that runs, loads, or needs a name that could clash in the sprite. */
const shapes = new Map<string, Readonly<Record<string, Values>>>([
  ['path', { ...looks, d: { pattern: pathData, allowed: 'path commands and numbers' } }],
  ['circle', { ...looks, cx: numbers, cy: numbers, r: numbers }],
  ['rect', { ...looks, x: numbers, y: numbers, width: numbers, height: numbers, rx: numbers }],
])

function rootFaults({ name, attributes }: IconElement): readonly Fault[] {
  const isRoot =
    name === 'svg' &&
    attributes.size === root.size &&
    [...root].every(([key, value]) => attributes.get(key) === value)
  const allowed = `<svg ${[...root].map(([key, value]) => `${key}="${value}"`).join(' ')}>`
  return isRoot ? [] : [{ rule: `starts with another <${name}>`, allowed, fix: 'write this first line' }]
}

/** What is wrong with one element of an icon. */
export function elementFaults(element: IconElement): readonly Fault[] {
  if (element.depth === 0) return rootFaults(element)
  const attributes = shapes.get(element.name)
  if (!attributes || element.depth > 1) {
    const rule = attributes ? 'lies inside another shape' : `holds the element <${element.name}>`
    const allowed = `${[...shapes.keys()].join(', ')} directly in <svg>`
    return [{ rule, allowed, fix: 'draw it with these shapes' }]
  }
  return [...element.attributes].flatMap(([key, value]) => {
    const values = attributes[key]
    if (!values) {
      const allowed = Object.keys(attributes).join(', ')
      return [{ rule: `has the attribute ${key}`, allowed, fix: 'leave it out' }]
    }
    if (values.pattern.test(value)) return []
    return [{ rule: `has ${key}="${value}"`, allowed: values.allowed, fix: 'correct the value' }]
  })
}
