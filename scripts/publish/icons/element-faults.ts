import type { Fault } from '../../csv/problem.ts'
import type { IconElement } from './parse-icon.ts'
import { pathPoints } from './path-points.ts'

/** Width and height of an icon. */
const canvas = 16

const root = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['width', '16'],
  ['height', '16'],
  ['viewBox', '0 0 16 16'],
])

const number = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/
const paint = /^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6})$/
const size = /^(?![0.]+$)(?:\d+(?:\.\d+)?|\.\d+)$/

interface Values {
  readonly isLegal: (value: string) => boolean
  readonly allowed: string
  readonly isNeeded?: true
}

const numbers: Values = { isLegal: value => number.test(value), allowed: 'a number' }
const sizes: Values = { isLegal: value => size.test(value), allowed: 'a number above 0' }
const neededSizes: Values = { ...sizes, isNeeded: true }
const paints: Values = { isLegal: value => paint.test(value), allowed: 'none, #rgb or #rrggbb in lower case' }
const looks = {
  fill: paints,
  stroke: paints,
  'stroke-width': sizes,
  'stroke-linecap': { isLegal: (value: string) => value === 'round', allowed: 'round' },
  'stroke-linejoin': { isLegal: (value: string) => value === 'round', allowed: 'round' },
}

/** Plain shapes with literal colours: nothing that runs, loads, or needs a name that could clash in the sprite. */
const shapes = new Map<string, Readonly<Record<string, Values>>>([
  [
    'path',
    {
      ...looks,
      d: {
        isLegal: value => pathPoints(value) !== null,
        allowed: 'path commands and numbers',
        isNeeded: true,
      },
    },
  ],
  ['circle', { ...looks, cx: numbers, cy: numbers, r: neededSizes }],
  ['rect', { ...looks, x: numbers, y: numbers, width: neededSizes, height: neededSizes, rx: sizes }],
])

function rootFaults({ name, attributes }: IconElement): readonly Fault[] {
  const isRoot =
    name === 'svg' &&
    attributes.size === root.size &&
    [...root].every(([key, value]) => attributes.get(key) === value)
  const allowed = `<svg ${[...root].map(([key, value]) => `${key}="${value}"`).join(' ')}>`
  return isRoot ? [] : [{ rule: `starts with another <${name}>`, allowed, fix: 'write this first line' }]
}

/** The corners of what a shape covers, without its stroke. */
function placesOf({ name, attributes }: IconElement): readonly (readonly [x: number, y: number])[] {
  const value = (key: string) => Number(attributes.get(key) ?? '0') // as a browser takes it
  const path = attributes.get('d')
  if (path !== undefined) return pathPoints(path) ?? [] // a path that cannot be read has been told
  const [x, y, width, height] =
    name === 'circle'
      ? [value('cx') - value('r'), value('cy') - value('r'), 2 * value('r'), 2 * value('r')]
      : [value('x'), value('y'), value('width'), value('height')]
  return [
    [x, y],
    [x + width, y + height],
  ]
}

function canvasFaults(element: IconElement): readonly Fault[] {
  const isOutside = placesOf(element).some(place => place.some(value => !(value >= 0 && value <= canvas)))
  const allowed = `places from 0 to ${canvas}`
  return isOutside ? [{ rule: 'reaches beyond the canvas', allowed, fix: 'move it, or make it smaller' }] : []
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
  const lacking = Object.keys(attributes).filter(
    key => attributes[key]?.isNeeded && !element.attributes.has(key),
  )
  const wrong = [...element.attributes].flatMap(([key, value]) => {
    const values = attributes[key]
    if (!values) {
      const allowed = Object.keys(attributes).join(', ')
      return [{ rule: `has the attribute ${key}`, allowed, fix: 'leave it out' }]
    }
    if (values.isLegal(value)) return []
    return [{ rule: `has ${key}="${value}"`, allowed: values.allowed, fix: 'correct the value' }]
  })
  const faults = [
    ...lacking.map(key => ({
      rule: `lacks ${key}`,
      allowed: `a ${element.name} with ${key}`,
      fix: 'write it',
    })),
    ...wrong,
  ]
  return faults.length > 0 ? faults : canvasFaults(element)
}
