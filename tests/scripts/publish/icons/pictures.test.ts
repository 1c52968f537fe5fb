import { readdirSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'

const folder = 'src/site/icons/radar'
const edge = 16

/** Luminance 0 to 255 of each pixel on a page of this colour, as seen without colours. */
function greysOn(background: string, name: string): readonly number[] {
  const svg = readFileSync(`${folder}/${name}`, 'utf8')
  const { pixels } = new Resvg(svg, { background, fitTo: { mode: 'width', value: edge } }).render()
  return Array.from({ length: edge * edge }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * pixel)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

/** Number of pixels that differ clearly. */
function countDifferent(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, pixel) => Math.abs(value - (other[pixel] ?? 0)) > 48).length
}

const names = readdirSync(folder)

test('every icon is drawn within its canvas', () => {
  const outside = names.filter(name => {
    const box = new Resvg(readFileSync(`${folder}/${name}`, 'utf8')).getBBox()
    const rounding = 0.01
    if (!box || Math.min(box.x, box.y) < -rounding) return true
    return Math.max(box.x + box.width, box.y + box.height) > edge + rounding
  })
  expect(outside).toEqual([])
})

describe.each(['#ffffff', '#f6f7f7', '#0d1012', '#1a2024'])('on a page of %s', background => {
  const pictures = names.map(name => ({ name, greys: greysOn(background, name) }))

  test('every icon contrasts with the page', () => {
    const page = Number.parseInt(background.slice(1, 3), 16) // all pages are almost grey
    const faint = pictures.filter(
      ({ greys }) =>
        countDifferent(
          greys,
          greys.map(() => page),
        ) < 24,
    )
    expect(faint.map(({ name }) => name)).toEqual([])
  })

  test('no two icons look the same, even without colours', () => {
    const alike = pictures.flatMap((one, index) =>
      pictures
        .slice(index + 1)
        .filter(other => countDifferent(one.greys, other.greys) < 8)
        .map(other => `${one.name} ${other.name}`),
    )
    expect(alike).toEqual([])
  })
})
