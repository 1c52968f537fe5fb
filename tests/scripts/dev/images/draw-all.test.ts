import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawAll } from '../../../../scripts/dev/images/draw-all.ts'

const images = drawAll(process.cwd())

test('the files in public are up to date with their sources', () => {
  const stale = images.filter(({ path, content }) => !readFileSync(path).equals(content))
  expect(stale.map(({ path }) => `${path}: run npm run draw`)).toEqual([])
})

test('every PNG has the size that its name or its consumers expect', () => {
  const sizes = images.map(({ path, content }) => {
    const header = Buffer.from(content)
    return [path, header.readUInt32BE(16), header.readUInt32BE(20)]
  })
  expect(sizes).toEqual([
    ['public/icon-192.png', 192, 192],
    ['public/icon-512.png', 512, 512],
    ['public/icon-maskable-512.png', 512, 512],
    ['public/apple-touch-icon.png', 180, 180],
    ['public/social-preview.png', 1200, 630],
    ['public/data/map.png', 620, 620],
  ])
})

test('a launcher that cuts the maskable icon to a circle of 80 % cuts only its background', () => {
  const edge = 100
  const svg = readFileSync('scripts/dev/images/icon-maskable.svg', 'utf8')
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: edge } }).render()
  const colourAt = (x: number, y: number) =>
    pixels.subarray(4 * (y * edge + x), 4 * (y * edge + x) + 4).join()
  const outside = Array.from(
    { length: edge * edge },
    (_, index) => [index % edge, Math.floor(index / edge)] as const,
  )
    .filter(([x, y]) => Math.hypot(x + 0.5 - edge / 2, y + 0.5 - edge / 2) > 0.4 * edge)
    .map(([x, y]) => colourAt(x, y))
  expect(new Set(outside)).toEqual(new Set([colourAt(0, 0)]))
})
